/** The text of a mail, with greeting, the organisers' paragraphs and the edition's name as signature. */
export const letter = (
  edition: { name: string; mailParagraph: string },
  name: string,
  text: string,
  paragraph = "",
): string =>
  `${[`Dear ${name},`, text, paragraph, edition.mailParagraph, edition.name].filter(Boolean).join("\n\n")}\n`;
