/** `&amp;` is last, so that `&amp;lt;` becomes `&lt;`. */
const entities = [
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
  ["&nbsp;", " "],
  ["&amp;", "&"],
] as const;

const decode = (text: string) => entities.reduce((decoded, [entity, sign]) => decoded.replaceAll(entity, sign), text);

/** Takes sanitised HTML. */
export function plainText(html: string): string {
  return decode(html.replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

/** Removes e.g. "Dear friends," as the first paragraph. */
export function withoutSalutation(html: string): string {
  return html.replace(/^\s*<p>[^<]{1,60},\s*<\/p>/, "");
}

/** The beginning of a text, of at most `length` characters and an ellipsis; no word is cut if there is a space. */
export function excerpt(text: string, length = 160): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const space = cut.lastIndexOf(" ");
  return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s.,;:–-]+$/, "")}…`;
}
