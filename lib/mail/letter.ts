import type { EditionRow } from "@/lib/edition/views";

type Signature = Pick<EditionRow, "name" | "mailParagraph">;

/** The text of a mail, with greeting, the organisers' paragraph and signature. */
export const letter = (edition: Signature, name: string, text: string): string =>
  `${[`Dear ${name},`, text, edition.mailParagraph, edition.name].filter(Boolean).join("\n\n")}\n`;
