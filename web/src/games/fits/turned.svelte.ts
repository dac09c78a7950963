/** Whether the cards in hand are turned by 180°; board and hand share it. */
class Turning {
  is = $state(false);
}
export const turning = new Turning();
