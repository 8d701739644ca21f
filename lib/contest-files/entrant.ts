import type { ContestantGroup } from "@/lib/generated/prisma/enums";

/** A contestant in the files for a contest system. */
export interface Entrant {
  code: string;
  fullName: string;
  group: ContestantGroup;
  country: { name: string; alpha2: string; alpha3: string };
  username: string;
  password: string;
  /** The seat on the first day; null without one. */
  seat: string | null;
  pictureHash: string | null;
}

/** A file of an archive. */
export interface ArchiveFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
}

/** The entrants' countries without repetition, in their order. */
export function countriesOf(entrants: readonly Entrant[]): Entrant["country"][] {
  return [...new Map(entrants.map(({ country }) => [country.alpha3, country])).values()];
}
