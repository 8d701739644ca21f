/** Wide tables scroll, so the keyboard must be able to focus them. */
const focusableTables = (html: string) => html.replaceAll(/<table\b/g, '<table tabindex="0"');

/** Renders HTML that was sanitised when it was saved. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: focusableTables(html) }} />;
}
