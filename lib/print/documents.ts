import { plural } from "@/lib/platform/text/plural";

/** Null for documents that are not made for each day. */
export type Day = 1 | 2 | null;

/** Keyed by the last segment of the page's path; `stored` is the name in the database. */
export const printDocuments = {
  badges: {
    title: "Badges",
    whenEmpty: "No badges: nobody is registered",
    nouns: ["badge", "badges"],
    sheet: { columns: 2, rows: 2 },
    stored: "BADGES",
    days: [null],
    advice: "Print at 100% without margins, and cut at the marks.",
    note: "Everybody who is there: leaders, deputies, contestants, guests, guides and committees. Four badges on a sheet, A6 or 9 × 13 cm.",
  },
  labels: {
    title: "Desk labels",
    whenEmpty: "No labels: nobody has a seat",
    nouns: ["label", "labels"],
    sheet: { columns: 2, rows: 4 },
    stored: "LABELS",
    days: [1, 2],
    advice: "Print at 100% without margins, and cut at the marks. They are in the order of the seats.",
    note: "Code, name, flag and room for every seat, in the order of the seats. Eight labels on a sheet.",
  },
  slips: {
    title: "Credential slips",
    whenEmpty: "No slips: no contestant has a user name and a password",
    nouns: ["slip", "slips"],
    sheet: { columns: 2, rows: 4 },
    stored: "SLIPS",
    days: [1, 2],
    advice:
      "Print at 100% without margins, and cut at the marks. Fold the lowest quarter up, then once more over the password: code, name, seat and room stay outside. They are in the order of the seats; those without a seat come last.",
    note: "User names and passwords to fold, in the order of the seats. Eight slips on a sheet.",
  },
  certificates: {
    title: "Certificates",
    whenEmpty: "No certificates: no contestant is registered",
    nouns: ["certificate", "certificates"],
    sheet: { columns: 1, rows: 1, isLandscape: true },
    stored: "CERTIFICATES",
    days: [null],
    advice: "Print at 100% without margins, in landscape.",
    note: "A certificate of participation for every contestant, by country and team. Leaders can have one too.",
  },
  diplomas: {
    title: "Diplomas",
    whenEmpty: "No diplomas: nobody has a medal or an honourable mention",
    nouns: ["diploma", "diplomas"],
    sheet: { columns: 1, rows: 1, isLandscape: true },
    stored: "DIPLOMAS",
    days: [null],
    advice: "Print at 100% without margins, in landscape.",
    note: "A diploma for every contestant with a medal or an honourable mention, by group and place.",
  },
} as const;

export type DocumentName = keyof typeof printDocuments;

export const documentNames = Object.keys(printDocuments) as [DocumentName, ...DocumentName[]];

export const documentPath = (document: DocumentName) => `/controlPanel/print/${document}` as const;

export function countItems(document: DocumentName, count: number): string {
  const [one, many] = printDocuments[document].nouns;
  return plural(count, one, many);
}

/** e.g. "67 labels of day 1"; `title` is the document's in the audit log. */
export function describePrinted(title: unknown, count: unknown, day: unknown): string {
  const document = documentNames.find((name) => printDocuments[name].title === title);
  const ofDay = day ? ` of day ${day}` : "";
  return document ? `${countItems(document, Number(count))}${ofDay}` : "a document";
}

/** The day that a page's address asks for; the first one by default. */
export const readDay = ({ day }: { day?: string | string[] }): 1 | 2 => (day === "2" ? 2 : 1);
