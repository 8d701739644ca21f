import { selectAll } from "css-select";
import { DomUtils, parseDocument } from "htmlparser2";
import { call } from "@/e2e/support/http";

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Node = Element["children"][number];

/** Elements whose text nobody reads. */
const skipped = ["script", "style"];

function words(node: Node): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || skipped.includes(node.name)) return "";
  if (node.name === "img") return ` ${node.attribs.alt ?? ""} `;
  return ` ${node.children.map(words).join("")} `;
}

/** The text of nodes, with a space between elements and with the alternative texts of pictures. */
const textOfNodes = (nodes: Node[]): string =>
  nodes
    .map(words)
    .join("")
    .replace(/\s+/g, " ")
    // Punctuation follows an element without a space.
    .replace(/ ([,.:])/g, "$1")
    .trim();

/** A part of a page, such as its footer. */
export interface Part {
  /** Its text, with a space between elements and with the alternative texts of pictures. */
  text: string;
  /** The links' addresses by their text, in order. */
  links: Record<string, string>;
  headings: string[];
  html: string;
  /** The text as it stands in the HTML, also of scripts. */
  raw: string;
  attribute(name: string): string | undefined;
  /** The elements that a CSS selector matches. */
  all(selector: string): Part[];
  /** The first element that the selector matches. Throws if there is none. */
  first(selector: string): Part;
  /** The texts of the elements that the selector matches. */
  texts(selector: string): string[];
  /** The values of an attribute of the elements that the selector matches, without elements that lack it. */
  values(selector: string, attribute: string): string[];
  /** Everything after the first element with this text. Throws if there is none. */
  after(text: string): Part;
}

function partOfNodes(roots: Node[]): Part {
  const [root] = roots;
  const find = (selector: string): Element[] => selectAll<Node, Element>(selector, roots);
  const all = (selector: string) => find(selector).map((element) => partOfNodes([element]));
  const texts = (selector: string) => find(selector).map((element) => textOfNodes([element]));
  return {
    text: textOfNodes(roots),
    links: Object.fromEntries(find("a").flatMap((a) => (a.attribs.href ? [[textOfNodes([a]), a.attribs.href]] : []))),
    headings: texts("h1, h2, h3, h4, h5, h6"),
    html: roots.map((node) => DomUtils.getOuterHTML(node)).join(""),
    raw: DomUtils.textContent(roots),
    attribute: (name) => (root && DomUtils.isTag(root) ? root.attribs[name] : undefined),
    all,
    first(selector) {
      const [found] = all(selector);
      if (!found) throw new Error(`no element matches ${selector}`);
      return found;
    },
    texts,
    values: (selector, attribute) => find(selector).flatMap(({ attribs }) => attribs[attribute] ?? []),
    after(text) {
      const found = find("*").find((element) => textOfNodes([element]) === text);
      if (!found) throw new Error(`no element has the text “${text}”`);
      const following: Node[] = [];
      for (let node: Node = found; !roots.includes(node) && node.parent; node = node.parent as Node)
        for (let next = node.nextSibling; next; next = next.nextSibling) following.push(next);
      return partOfNodes(following);
    },
  };
}

export const partOf = (html: string): Part => partOfNodes(parseDocument(html).children);

/** The text of a piece of HTML. */
export const textOf = (html: string): string => partOf(html).text;

/** The body that “Mark as printed” sends on a page of documents, found in the data that Next puts into its scripts. */
export function printRequestOf(html: string): { personIds: string[]; fingerprint: string } {
  const data = html.replaceAll('\\"', '"');
  const [, personIds = "[]"] = /"personIds":(\[[^\]]*\])/.exec(data) ?? [];
  const [, fingerprint = ""] = /"fingerprint":"(\w+)"/.exec(data) ?? [];
  return { personIds: JSON.parse(personIds), fingerprint };
}

export interface Page extends Part {
  status: number;
  /** The response's body as it was sent. */
  html: string;
  title: string;
  main: Part;
  /** The content of a meta element by name or property. */
  meta(name: string): string | undefined;
}

interface ReadOptions {
  token?: string;
  /** The time of the site's clock. */
  at?: string;
}

const nothing = partOfNodes([]);

/** Reads a page as a visitor, or as the user whom the token belongs to; `main` is empty if the page has none. */
export async function readPage(path: string, { token, at }: ReadOptions = {}): Promise<Page> {
  const { status, body } = await call(`GET ${path}`, {
    ...(token && { cookies: { session: token } }),
    at,
  });
  const html = String(body);
  const page = partOf(html);
  const meta = (name: string) => page.values(`meta[name="${name}"], meta[property="${name}"]`, "content")[0];
  const [main = nothing] = page.all("main");
  return { ...page, status, html, title: page.texts("title")[0] ?? "", main, meta };
}
