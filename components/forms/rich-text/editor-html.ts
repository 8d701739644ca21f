import { type Editor, getSchema } from "@tiptap/core";
import { DOMSerializer, DOMParser as SchemaParser } from "@tiptap/pm/model";
import { extensions } from "@/components/forms/rich-text/extensions";
import { allowedAttributes } from "@/lib/platform/html/allowed-html";

const schema = getSchema(extensions);
const parser = SchemaParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

function dropAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
}

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

/**
 * Puts each block on its own line for the source view, except in a cell: breaks the line after the end of a block, after the
 * start of one that contains others, and before a list in an item.
 */
function breakLines(html: string): string {
  return html
    .replace(/(<\/(?:p|h[234]|li|ul|ol|tr|thead|tbody|table|blockquote|pre)>|<hr>)(?=<(?!\/t[dh]>))/g, "$1\n")
    .replace(/(<(?:ul|ol(?: start="\d+")?|thead|tbody|table|blockquote)>)(?=<)/g, "$1\n")
    .replace(/(?<=[^\n>])(<[uo]l[ >])/g, "\n$1");
}

/** HTML as the content of an editor. Tiptap's own parser would remove line breaks between words. */
export const toContent = (html: string) =>
  parser.parse(new DOMParser().parseFromString(`<body>${html}`, "text/html").body).toJSON();

/** The HTML of an editor's text, reduced to what the sanitiser allows, without redundant wrappers. */
export function toHtml({ state }: Editor): string {
  const body = document.createElement("body");
  serializer.serializeFragment(state.doc.content, { document }, body);
  for (const columns of body.querySelectorAll("colgroup")) columns.remove();
  for (const element of body.querySelectorAll("*")) dropAttributes(element);
  for (const holder of body.querySelectorAll("li, td, th")) unwrapParagraph(holder);
  for (const table of body.querySelectorAll("table")) liftHead(table);
  // A parser removes the first line break of a pre.
  for (const pre of body.querySelectorAll("pre")) if (pre.textContent?.startsWith("\n")) pre.prepend("\n");
  while (body.lastElementChild?.matches("p:empty")) body.lastElementChild.remove();
  return breakLines(body.innerHTML);
}
