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
  scoreOf: (task: string) => FileScore | undefined;
}

export interface ResultsFile {
  headerLine: number;
  keyHeading: string;
  tasks: string[];
  rows: ResultsRow[];
}
