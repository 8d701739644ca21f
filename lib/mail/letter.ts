/** The text of a mail, with greeting, the organisers' paragraph and the edition's name as signature. */
export const letter = (edition: { name: string; mailParagraph: string }, name: string, text: string): string =>
  `${[`Dear ${name},`, text, edition.mailParagraph, edition.name].filter(Boolean).join("\n\n")}\n`;
