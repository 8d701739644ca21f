/** The body of a document with this HTML, in which no script runs and nothing is loaded. */
export function parseHtml(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${html}`, "text/html").body;
}
