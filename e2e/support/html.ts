import { call } from "@/e2e/support/http";

const entities: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

const decode = (text: string) => text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? "");

const commentsAndScripts = /<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>/g;
const pictures = /<img\b[^>]*?\salt="([^"]*)"[^>]*>/g;

/** The text of a piece of HTML, with a space between elements and the alternative texts of pictures. */
export const textOf = (html: string): string =>
  decode(
    html
      .replace(commentsAndScripts, "")
      .replace(pictures, " $1 ")
      .replace(/<[^>]*>/g, " "),
  )
    .replace(/\s+/g, " ")
    .replace(/ ([,.:])/g, "$1")
    .trim();

/** A part of a page, such as its footer. */
export interface Part {
  html: string;
  text: string;
  /** The links' addresses by their text, in order. */
  links: Record<string, string>;
  /** The texts of the elements of a name. */
  texts(element: string): string[];
}

export function partOf(html: string): Part {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = "", content = ""]) => [textOf(content), decode(href)],
  );
  const texts = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}\\b[\\s\\S]*?</${element}>`, "g"))].map(([found]) => textOf(found));
  return { html, text: textOf(html), links: Object.fromEntries(links), texts };
}

/** The HTML of a page. */
export interface Page {
  status: number;
  html: string;
  title: string;
  /** The values of an attribute of all elements of a name, outside of scripts. */
  values(element: string, attribute: string): string[];
  /** The content of a meta element by name or property. */
  meta(name: string): string | undefined;
  ids: Set<string>;
  /** The first element whose opening tag contains a text, to its first end tag: "main", `nav aria-label="Main"`. */
  part(tag: string): Part;
  headings: string[];
}

interface ReadOptions {
  token?: string;
  /** The time of the site's clock. */
  at?: string;
}

export async function readPage(path: string, { token, at }: ReadOptions = {}): Promise<Page> {
  const { status, body } = await call(`GET ${path}`, {
    ...(token && { cookies: { session: token } }),
    ...(at && { at }),
  });
  const html = String(body);
  const markup = html.replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1");
  const values = (element: string, attribute: string) =>
    [...markup.matchAll(new RegExp(`<${element}\\b[^>]*?\\s${attribute}="([^"]*)"`, "g"))].map(([, value]) =>
      decode(value ?? ""),
    );
  const meta = (name: string) => {
    const [tag] = new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(markup) ?? [];
    const [, content] = /content="([^"]*)"/.exec(tag ?? "") ?? [];
    return content === undefined ? undefined : decode(content);
  };
  const part = (tag: string) => {
    const [element = ""] = tag.split(" ");
    const start = new RegExp(`<${element}\\b[^>]*${tag.slice(element.length).trim()}[^>]*>`).exec(markup)?.index;
    return partOf(start === undefined ? "" : markup.slice(start, markup.indexOf(`</${element}>`, start)));
  };
  return {
    status,
    html,
    title: textOf(/<title>[^<]*/.exec(markup)?.[0] ?? ""),
    values,
    meta,
    ids: new Set(values("[a-z0-9]+", "id")),
    part,
    headings: partOf(markup).texts("h[1-6]"),
  };
}
