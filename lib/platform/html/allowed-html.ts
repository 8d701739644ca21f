const blockTags = ["h2", "h3", "h4", "p", "hr", "blockquote", "pre"];
const listTags = ["ul", "ol", "li"];
const tableTags = ["table", "thead", "tbody", "tr", "th", "td"];
export const inlineTags = ["a", "br", "code", "strong", "em", "u", "s", "sub", "sup"];

export const allowedTags: readonly string[] = [...blockTags, ...listTags, ...tableTags, ...inlineTags];

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  th: ["scope", "colspan", "rowspan"],
  td: ["colspan", "rowspan"],
  ol: ["start"],
};

export const allowedSchemes = ["https", "http", "mailto", "tel"] as const;
