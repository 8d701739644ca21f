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
  /** By task; a task without points may be missing. */
  scores: ReadonlyMap<string, FileScore>;
}

export interface ResultsFile {
  headerLine: number;
  keyHeading: string;
  tasks: string[];
  rows: ResultsRow[];
}
