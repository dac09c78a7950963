/** Whether the player has picked up a cat to lay it down asleep: only then are its places shown. */
class Sleeping {
  isChosen = $state(false);
}
export const sleeping = new Sleeping();
