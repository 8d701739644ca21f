/** HTML that an administrator wrote; it was sanitised when it was saved. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what is stored has been through the sanitiser
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
