/** Is the card in hand turned round? */
class Turning {
  is = $state(false);
}
export const turning = new Turning();
