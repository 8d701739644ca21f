import type { PrintDocument } from "@/lib/generated/prisma/enums";

/** The competition day of labels and slips; null for documents that are not made for each day. */
export type Day = 1 | 2 | null;

interface DocumentInfo {
  title: string;
  /** One item and several. */
  nouns: readonly [string, string];
  perSheet: number;
  stored: PrintDocument;
  /** The days that it is made for. */
  days: readonly Day[];
  /** What it is, on the page that lists the documents. */
  note: string;
}

/** The documents to print, by the last part of their page's path. */
export const printDocuments = {
  badges: {
    title: "Badges",
    nouns: ["badge", "badges"],
    perSheet: 4,
    stored: "BADGES",
    days: [null],
    note: "Everybody who is there: leaders, deputies, contestants, guests, guides and committees. Four A6 badges on a sheet.",
  },
} as const satisfies Record<string, DocumentInfo>;

export type DocumentName = keyof typeof printDocuments;

export const documentNames = Object.keys(printDocuments) as [DocumentName, ...DocumentName[]];

export const documentPath = (document: DocumentName) => `/controlPanel/print/${document}` as const;

/** A document's noun in the singular or plural. */
export const documentNoun = (document: DocumentName, count: number): string =>
  printDocuments[document].nouns[count === 1 ? 0 : 1];
