import { allowedAttributes, allowedTags } from "@/lib/html/allowed-html";

function dropAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
}

const isEmptyParagraph = (node: Element | null) => node?.localName === "p" && node.childNodes.length === 0;

/** The editor wraps the content of each cell and list item in a paragraph; a single one is redundant. */
function unwrapParagraph(holder: Element): void {
  const [first, ...others] = holder.children;
  const isAlone = first?.localName === "p" && others.every(({ localName }) => /^[uo]l$/.test(localName));
  if (isAlone) first.replaceWith(...first.childNodes);
}

/** Moves header rows at the top of a table into a thead. */
function liftHead(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const end = rows.findIndex(({ cells }) => [...cells].some(({ localName }) => localName !== "th"));
  const head = rows.slice(0, end === -1 ? 1 : end);
  if (head.length === 0 || head.length === rows.length || table.tHead) return;
  for (const cell of head.flatMap((row) => [...row.cells])) if (!cell.hasAttribute("scope")) cell.scope = "col";
  table.createTHead().append(...head);
}

/** Puts each block on its own line for the source view. A `pre` contains no blocks and stays unchanged. */
function breakLines(html: string): string {
  return html
    .replace(/(<\/(?:p|h[234]|li|ul|ol|tr|thead|tbody|table|blockquote|pre)>|<hr>)(?=<)/g, "$1\n")
    .replace(/(<(?:ul|ol(?: start="\d+")?|thead|tbody|table|blockquote)>)(?=<)/g, "$1\n")
    .replace(/(?<=[^\n>])(<[uo]l[ >])/g, "\n$1");
}

/** The editor's HTML reduced to what the sanitiser allows, without redundant wrappers. */
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
