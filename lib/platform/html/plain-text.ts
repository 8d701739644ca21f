const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** The text of sanitised HTML in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}

/** HTML without a salutation, such as "Dear friends,", as its first paragraph. */
export function withoutSalutation(html: string): string {
  return html.replace(/^\s*<p>[^<]{1,60},\s*<\/p>/, "");
}

/** The first whole words of a text within `length` characters, with an ellipsis if it is longer. */
export function excerpt(text: string, length = 160): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s.,;:–-]+$/, "")}…`;
}
