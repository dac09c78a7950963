/** Whether the player has picked up a cat to place it asleep. Its places are shown only then. */
class Sleeping {
  isChosen = $state(false);
}
export const sleeping = new Sleeping();
