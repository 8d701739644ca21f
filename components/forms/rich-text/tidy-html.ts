import { allowedAttributes, allowedTags } from "@/lib/html/allowed-html";

function dropAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
}

const isEmptyParagraph = (node: Element | null) => node?.localName === "p" && node.childNodes.length === 0;

/** The editor puts a paragraph into each cell and list item; one alone says nothing. */
function unwrapParagraph(holder: Element): void {
  const [first, ...others] = holder.children;
  const isAlone = first?.localName === "p" && others.every(({ localName }) => /^[uo]l$/.test(localName));
  if (isAlone) first.replaceWith(...first.childNodes);
}

/** Rows of headings at the top of a table become its head. */
function liftHead(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const end = rows.findIndex(({ cells }) => [...cells].some(({ localName }) => localName !== "th"));
  const head = rows.slice(0, end === -1 ? 1 : end);
  if (head.length === 0 || head.length === rows.length || table.tHead) return;
  for (const cell of head.flatMap((row) => [...row.cells])) if (!cell.hasAttribute("scope")) cell.scope = "col";
  table.createTHead().append(...head);
}

/** One block to a line, for whoever reads the HTML; nothing inside a `pre` is touched, since it holds no blocks. */
function breakLines(html: string): string {
  return html
    .replace(/(<\/(?:p|h[234]|li|ul|ol|tr|thead|tbody|table|blockquote|pre)>|<hr>)(?=<)/g, "$1\n")
    .replace(/(<(?:ul|ol(?: start="\d+")?|thead|tbody|table|blockquote)>)(?=<)/g, "$1\n")
    .replace(/(?<=[^\n>])(<[uo]l[ >])/g, "\n$1");
}

/** The editor's HTML as it is stored: only what the sanitiser would leave, without the editor's scaffolding. */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const columns of body.querySelectorAll("colgroup")) columns.remove();
  for (const element of body.querySelectorAll("*")) {
    if (allowedTags.includes(element.localName)) dropAttributes(element);
    else element.replaceWith(...element.childNodes);
  }
  for (const holder of body.querySelectorAll("li, td, th")) unwrapParagraph(holder);
  for (const table of body.querySelectorAll("table")) liftHead(table);
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  return breakLines(body.innerHTML);
}
