/** The site's own file lists in it the headings of the tasks whose points may still change, with semicolons between them. */
export const unjudgedColumn = "unjudged";

export interface FileScore {
  /** Empty without points. */
  points: string;
  /** The points may still change. */
  isUnjudged: boolean;
}

export interface ResultsRow {
  line: number;
  /** The contestant's user name or code. */
  key: string;
  /** As the file says; undefined if it has no such column. */
  group?: string | undefined;
  scoreOf: (column: string) => FileScore | undefined;
}

export interface ResultsColumn {
  heading: string;
  /** Whether it looks like a task's. */
  isTask: boolean;
}

export interface ResultsFile {
  headerLine: number;
  keyHeading: string;
  /** All but that of the key. */
  columns: ResultsColumn[];
  rows: ResultsRow[];
}
