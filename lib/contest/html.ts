import sanitize from "sanitize-html";

const options: sanitize.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "pre", "code", "strong", "em", "u", "s", "sub", "sup"],
    ...["ul", "ol", "li", "dl", "dt", "dd", "a", "table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href"], th: ["scope", "colspan", "rowspan"], td: ["colspan", "rowspan"], ol: ["start"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
};

/**
 * What may be stored of an administrator's HTML: headings, paragraphs, lists, tables and links, and nothing that runs or
 * restyles the page (design.md, "HTML from administrators").
 */
export function sanitizeHtml(html: string): string {
  return sanitize(html, options);
}
