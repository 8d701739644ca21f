import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { EditionRow } from "@/lib/edition/views";
import type { Day, DocumentName } from "@/lib/print/documents";

export interface Printable {
  personId: string;
  /** All that is printed and can change; a password only as its `secretHash`. */
  content: Readonly<Record<string, string>>;
  /** The document's summary leaves it out. */
  isExtra?: boolean;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A hash, so that a changed password is noticed but no password is stored; "" without a password. */
export const secretHash = (encrypted: string | null): string => (encrypted ? sha256(encrypted) : "");

export const fingerprintOf = (items: readonly Printable[]): string =>
  sha256(JSON.stringify(items.map(({ personId, content }) => [personId, content])));

/** Leaves out empty values, because what was printed before a value existed does not have it. */
const withoutEmpty = (content: object) =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== ""));

/** `printed` has the last printed content by person. */
export function isChanged({ personId, content }: Printable, printed: ReadonlyMap<string, unknown>): boolean {
  const before = printed.get(personId);
  return (
    typeof before !== "object" || before === null || !isDeepStrictEqual(withoutEmpty(before), withoutEmpty(content))
  );
}

export interface ComparedWithPrinted<Item extends Printable> {
  edition: Pick<EditionRow, "year" | "isCurrent" | "timeZone" | "venue">;
  document: DocumentName;
  day: Day;
  /** The last time that it was marked as printed; null if it never was. */
  last: { printedAt: Date; printedBy: { name: string } } | null;
  items: (Item & { isChanged: boolean })[];
}

export interface DocumentSummary {
  day: Day;
  /** How many items there are now. */
  count: number;
  /** Null if it was never marked as printed. */
  printedAt: Date | null;
  /** How many of the items are new or have changed since. */
  changed: number;
}
