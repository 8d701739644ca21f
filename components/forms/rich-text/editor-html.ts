import { type Editor, getSchema } from "@tiptap/core";
import { DOMSerializer, type Node, DOMParser as SchemaParser } from "@tiptap/pm/model";
import { extensions } from "@/components/forms/rich-text/extensions";
import { parseHtml } from "@/components/forms/rich-text/parse-html";
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

/** Puts each block on its own line for the source view, except in a cell. */
function breakLines(html: string): string {
  return html
    .replace(/(<\/(?:p|h[234]|li|ul|ol|tr|thead|tbody|table|blockquote|pre)>|<hr>)(?=<(?!\/t[dh]>))/g, "$1\n")
    .replace(/(<(?:ul|ol(?: start="\d+")?|thead|tbody|table|blockquote)>)(?=<)/g, "$1\n")
    .replace(/(?<=[^\n>])(<[uo]l[ >])/g, "\n$1");
}

/** The HTML of each block of a document, reduced to what the sanitiser allows, without redundant wrappers. */
function renderBlocks(doc: Node): string[] {
  const body = document.createElement("body");
  serializer.serializeFragment(doc.content, { document }, body);
  for (const columns of body.querySelectorAll("colgroup")) columns.remove();
  for (const element of body.querySelectorAll("*")) dropAttributes(element);
  for (const holder of body.querySelectorAll("li, td, th")) unwrapParagraph(holder);
  for (const table of body.querySelectorAll("table")) liftHead(table);
  // A parser removes the first line break of a pre.
  for (const pre of body.querySelectorAll("pre")) if (pre.textContent?.startsWith("\n")) pre.prepend("\n");
  while (body.lastElementChild?.matches("p:empty")) body.lastElementChild.remove();
  return [...body.children].map(({ outerHTML }) => breakLines(outerHTML));
}

const render = (doc: Node) => renderBlocks(doc).join("\n");

const toDocument = (html: string) => parser.parse(parseHtml(html));

/** Each top-level element of HTML, with the white space before it. */
function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(/<[^>]*>/g)) {
    if (tag.startsWith("</")) depth -= 1;
    else if (!/^<[bh]r\b/.test(tag)) depth += 1;
    if (depth > 0) continue;
    const end = index + tag.length;
    blocks.push(html.slice(start, end));
    start = end;
  }
  return blocks;
}

const startsWithBlock = /^<(p|h[234]|ul|ol|dl|table|pre|blockquote|hr)\b/;

/** HTML that an editor has loaded. */
export interface LoadedHtml {
  html: string;
  /** The editor's rendering of it. */
  rendered: string;
  /** Its blocks with the white space before each and the editor's rendering, without text outside of blocks. */
  blocks: { source: string; space: string; rendered: string }[];
}

/** HTML as the content of an editor. Tiptap's own parser would remove line breaks between words. */
export const toContent = (html: string) => toDocument(html).toJSON();

export function toLoaded(html: string): LoadedHtml {
  const blocks = splitBlocks(html).map((block, i) => {
    const source = block.trimStart();
    const space = i === 0 ? "\n" : block.slice(0, block.length - source.length);
    return { source, space, rendered: render(toDocument(source)) };
  });
  return {
    html,
    rendered: render(toDocument(html)),
    blocks: blocks.filter(({ source }) => startsWithBlock.test(source)),
  };
}

/** The HTML of an editor's text. Blocks that are still as they were loaded keep the HTML that they were loaded with. */
export function toHtml(editor: Editor, loaded: LoadedHtml): string {
  const blocks = renderBlocks(editor.state.doc);
  if (blocks.join("\n") === loaded.rendered) return loaded.html;
  const unused = [...loaded.blocks];
  return blocks
    .map((block, i) => {
      const index = unused.findIndex(({ rendered }) => rendered === block);
      const [unchanged] = index === -1 ? [] : unused.splice(index, 1);
      const space = (unchanged ?? loaded.blocks[i])?.space ?? "\n";
      return (i === 0 ? "" : space) + (unchanged?.source ?? block);
    })
    .join("");
}
