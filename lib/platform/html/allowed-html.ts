export const allowedTags: readonly string[] = [
  ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "pre", "code", "strong", "em", "u", "s", "sub", "sup"],
  ...["ul", "ol", "li", "a", "table", "thead", "tbody", "tr", "th", "td"],
];

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  ol: ["start"],
};

export const allowedSchemes = ["https", "http", "mailto", "tel"] as const;
