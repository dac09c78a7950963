/** Shows in the title and icon of the browser tab that it is your turn. */

const USUAL = "/icon.svg";
const TURN = "/icon-turn.svg";

export function setTabTitle(title: string, isTurn: boolean) {
  document.title = isTurn ? `● ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isTurn ? TURN : USUAL;
  if (link && link.getAttribute("href") !== wanted) link.setAttribute("href", wanted);
}
