import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { shorten } from "@/lib/platform/text/shorten";
import { isSameName } from "@/lib/team/duplicates";

const nameHeadings = ["fullname", "name", "user", "contestant", "participant", "student", "nativename", "име", "имена"];

/** The column with contestants' names, by the normalized `headings`; -1 if there is none. */
export const nameColumnOf = (headings: readonly string[]): number =>
  nameHeadings.map((heading) => headings.indexOf(heading)).find((index) => index >= 0) ?? -1;

interface Match {
  /** The contestant's `name` in the file is undefined if the file has no names. */
  row: { line: number; name?: string | undefined };
  found: { code: string; fullName: string; nativeName: string | null };
}

const isLatin = (name: string) => /\p{sc=Latn}/u.test(name);

function differs({ row: { name = "" }, found: { fullName, nativeName } }: Match): boolean {
  // One word may be a user name, and a name in another script cannot be compared with the Latin one.
  if (!name.includes(" ") || (!isLatin(name) && nativeName === null)) return false;
  return ![fullName, nativeName ?? ""].some((one) => one !== "" && isSameName(name, one));
}

/** Warns of rows whose name is not that of the contestant whose code they have. */
export function warnOfNames(matches: readonly Match[], headerLine: number, errors: FileErrors): void {
  const wrong = matches.filter(differs);
  if (wrong.length > 1 && wrong.length * 2 > matches.length)
    errors.warn(
      headerLine,
      "",
      `Is this another year’s file? ${wrong.length} of its names are not those of the codes.`,
    );
  for (const { row, found } of wrong)
    errors.warn(row.line, "", `The file says ${shorten(row.name ?? "")}; ${found.code} is ${found.fullName}.`);
}
