/** The whole text of a mail: greeting, text, the organizers' paragraphs, and the edition's name as signature. */
export const mailText = (
  edition: { name: string; mailParagraph: string },
  name: string,
  text: string,
  paragraph = "",
): string =>
  `${[`Dear ${name},`, text, paragraph, edition.mailParagraph, edition.name].filter(Boolean).join("\n\n")}\n`;
