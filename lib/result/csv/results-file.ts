import { normalizedHeading } from "@/lib/platform/csv/columns";

/**
 * In the site's own file, this column lists the headings of tasks whose points may still change, separated by
 * semicolons.
 */
export const unjudgedColumn = "unjudged";

/** Normalized headings of a column with user names. */
export const userNameHeadings = ["Username", "Login", "Handle", "User ID", "Потребителско име"].map(normalizedHeading);

export interface FileScore {
  /** Empty if there are none. */
  points: string;
  /** The points may still change. */
  isUnjudged: boolean;
}

export interface ResultsRow {
  line: number;
  /** The contestant's user name or code. */
  key: string;
  /** Whether it has no words but such as “Total” and “Max”. */
  isSum?: boolean | undefined;
  /** What the file calls the contestant; undefined if it has no such column. */
  name?: string | undefined;
  /** The cell of the file's column `group`; undefined if it has no such column. */
  group?: string | undefined;
  /** The score in a column; undefined if the file has none. */
  scoreOf: (heading: string) => FileScore | undefined;
}

export interface ResultsColumn {
  heading: string;
  /** Whether it looks like a column of points. */
  isTask: boolean;
  /** The first value of a column that is no task only because none of its values is a number. */
  word?: string | undefined;
}

export interface ResultsFile {
  headerLine: number;
  keyHeading: string;
  /** If some number, such as 33,5, shows that the comma is the decimal mark. */
  decimalMark?: "," | undefined;
  /** All columns but the key's. */
  columns: ResultsColumn[];
  rows: ResultsRow[];
}
