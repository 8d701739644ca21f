function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Level of a list item that Word wrote as a paragraph with a list style. */
const wordItem = (element: Element | null) =>
  /mso-list:\s*l\d+\s+level(\d)/i.exec(element?.getAttribute("style") ?? "")?.[1];

/** Removes the bullet or number that Word wrote into an item; returns whether it was a number. */
function takeMarker(item: Element): boolean {
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
  const open: { level: number; list: Element }[] = [];
  for (let item: Element | null = first; item; ) {
    const level = Number(wordItem(item));
    if (!level) break;
    const next: Element | null = item.nextElementSibling;
    while ((open.at(-1)?.level ?? 0) > level && open.length > 1) open.pop();
    let parent = open.at(-1);
    if (!parent || parent.level < level) {
      const list = document.createElement(takeMarker(item) ? "ol" : "ul");
      if (parent) (parent.list.lastElementChild ?? parent.list).append(list);
      else item.before(list);
      parent = { level, list };
      open.push(parent);
    } else takeMarker(item);
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
    if (paragraph.isConnected && wordItem(paragraph)) makeList(paragraph);
  for (const paragraph of body.querySelectorAll("p")) if (isBlank(paragraph)) paragraph.remove();
  return body.innerHTML;
}
