import type { LetterField } from "@/lib/edition/letter-text";

/** The names of values, for the list of those that letters lack. */
export const valueNames: Record<LetterField, string> = {
  name: "Name",
  nativeName: "Native name",
  birthDate: "Date of birth",
  role: "Role",
  country: "Country",
  team: "Team",
  arrives: "Date of arrival",
  leaves: "Date of departure",
  tournament: "Tournament",
  dates: "Dates",
  venue: "Venue",
  number: "Number",
  date: "Date",
  people: "People",
  answer: "Answer",
};

/** e.g. 2025-007 */
export const letterNumber = (year: number, number: number): string => `${year}-${String(number).padStart(3, "0")}`;

/** e.g. K7MP-2QXA-9RTD-H4WB */
export const formatCode = (code: string): string => code.replace(/.{4}(?=.)/g, "$&-");
