function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The level, from "1", of a list item that Word wrote as a paragraph with a list style; undefined for other elements. */
const wordListLevel = (element: Element | null) =>
  /mso-list:\s*l\d+\s+level(\d)/i.exec(element?.getAttribute("style") ?? "")?.[1];

/** Removes the bullet or number that Word wrote into an item. Returns whether it was a number or a letter. */
function removeMarker(item: Element): boolean {
  const markers = [...item.querySelectorAll<HTMLElement>("span")].filter(({ outerHTML }) =>
    /^<span[^>]*mso-list:\s*ignore/i.test(outerHTML),
  );
  const text = markers.map(({ textContent }) => textContent).join("");
  for (const marker of markers) marker.remove();
  return /[\da-z][.)]/i.test(text);
}

/** Turns Word's list items, from `first` on, into nested lists. */
function makeList(first: Element): void {
  const document = first.ownerDocument;
  const openLists: { level: number; list: Element }[] = [];
  let item: Element | null = first;
  while (item) {
    const level = Number(wordListLevel(item));
    if (!level) break;
    const next: Element | null = item.nextElementSibling;
    const isNumbered = removeMarker(item);
    while ((openLists.at(-1)?.level ?? 0) > level && openLists.length > 1) openLists.pop();
    let parent = openLists.at(-1);
    if (!parent || parent.level < level) {
      const list = document.createElement(isNumbered ? "ol" : "ul");
      if (parent) (parent.list.lastElementChild ?? parent.list).append(list);
      else item.before(list);
      parent = { level, list };
      openLists.push(parent);
    }
    const entry = document.createElement("li");
    entry.append(...item.childNodes);
    parent.list.append(entry);
    item.remove();
    item = next;
  }
}

const isBlank = ({ textContent }: Element) => !textContent?.replaceAll("\u00a0", " ").trim();

/** Pasted HTML with headings at our levels, Word's lists as lists, and no empty paragraphs. */
export function cleanPaste(html: string): string {
  // Copied from a ProseMirror editor like ours.
  if (html.includes("data-pm-slice")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const heading of body.querySelectorAll("h1")) rename(heading, "h2");
  for (const heading of body.querySelectorAll("h5, h6")) rename(heading, "h4");
  for (const paragraph of [...body.querySelectorAll("p")])
    if (paragraph.isConnected && wordListLevel(paragraph)) makeList(paragraph);
  for (const paragraph of body.querySelectorAll("p")) if (isBlank(paragraph)) paragraph.remove();
  return body.innerHTML;
}
