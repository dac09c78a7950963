/** Whether the cards in hand are turned by 180°; board and hand share it. */
class Orientation {
  isTurned = $state(false);
}
export const orientation = new Orientation();
