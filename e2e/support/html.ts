import { baseUrl } from "@/e2e/support/site";

const entities: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };

const decode = (text: string) => text.replace(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name] ?? "");

/** The HTML of a page. */
export interface Page {
  status: number;
  html: string;
  /** The values of an attribute of all elements of a name, outside of scripts. */
  values(element: string, attribute: string): string[];
  /** The content of a meta element by name or property. */
  meta(name: string): string | undefined;
  ids: Set<string>;
}

export async function readPage(path: string): Promise<Page> {
  const response = await fetch(baseUrl + path, { redirect: "manual" });
  const html = await response.text();
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
  return { status: response.status, html, values, meta, ids: new Set(values("[a-z0-9]+", "id")) };
}
