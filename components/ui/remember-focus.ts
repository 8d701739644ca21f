/**
 * Remembers an element that has the focus. The returned function focuses it or, once it is gone, its row, the next row, or
 * the heading of its section or of the page. Without it, the focus would fall to the body.
 */
export function rememberFocus(element: Element): () => void {
  const row = element.closest("tr, li");
  // Read now, because a removed element has no next one.
  const nextRow = row?.nextElementSibling;
  const headingId = element.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? "";
  // A dialog gives the focus back to what opened it.
  const isInDialog = element.closest("[role=dialog]") !== null;

  return () => {
    const places = isInDialog
      ? []
      : [row, nextRow, document.getElementById(headingId), document.getElementById("content")];
    const place = [element, ...places].find((one) => one?.isConnected && one !== document.body);
    if (!(place instanceof HTMLElement)) return;
    if (place !== element) place.tabIndex = -1;
    place.focus({ preventScroll: place !== element });
  };
}
