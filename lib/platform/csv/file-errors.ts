import { unusedSentence } from "@/lib/platform/csv/unused-columns";
import { type AppError, FileError, type LineError, maxErrors } from "@/lib/platform/errors/problem";
import { listFirst } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { shorten } from "@/lib/platform/text/shorten";

const maxNamedLines = 10;

const firstByLine = (notes: LineError[]) => notes.toSorted((a, b) => a.line - b.line).slice(0, maxErrors);

interface Description {
  /** The lines of the rows. */
  lines?: readonly number[];
  unusedColumns?: readonly string[];
  /** All headings, if the user can choose which are used. */
  columns?: readonly string[];
}

/** Collects the errors and warnings of a file, and the columns that are not used. */
export class FileErrors {
  private readonly errors: LineError[] = [];
  private readonly warnings: LineError[] = [];
  private lines: readonly number[] = [];
  private unusedColumns: readonly string[] = [];
  private columns: readonly string[] | undefined;

  /** Says what the file has, for the messages about it. What is left out stays as described before. */
  describe({ lines = this.lines, unusedColumns = this.unusedColumns, columns = this.columns }: Description): void {
    this.lines = lines;
    this.columns = columns;
    this.unusedColumns = [...new Set(unusedColumns.map((heading) => shorten(heading)))];
  }

  /** An empty `column` stands for the whole line. */
  add(line: number, column: string, message: string): void {
    this.errors.push({ line, column: shorten(column), message });
  }

  /** Adds a warning about something that is stored, but looks wrong. */
  warn(line: number, column: string, message: string): void {
    this.warnings.push({ line, column: shorten(column), message });
  }

  /** Throws 422 with this error and those before it. */
  fail(line: number, column: string, message: string): never {
    this.add(line, column, message);
    throw this.toError();
  }

  /** Throws 422. */
  throwIfAny(): void {
    if (this.errors.length > 0) throw this.toError();
  }

  /** What the response to a file without errors says about it; the first 100 warnings by line. */
  notes(): { unusedColumns: string[]; warnings: LineError[] } {
    const warnings = firstByLine(this.warnings);
    const last = warnings.at(-1);
    const more = this.warnings.length - warnings.length;
    if (last && more > 0)
      warnings.push({
        line: last.line,
        column: "",
        message: `${plural(more, "more warning is", "more warnings are")} not listed.`,
      });
    return { unusedColumns: [...this.unusedColumns], warnings };
  }

  private toError(): AppError {
    const count = this.errors.length;
    const sentences = [count === 1 ? "The file has an error." : `The file has ${count} errors.`, "Nothing was stored."];
    if (count > maxErrors) sentences.push(`The first ${maxErrors} are listed.`);
    if (this.hasOnlyRowErrors()) sentences.push(...this.correctLines(), ...this.unused());
    const { columns, unusedColumns } = this;
    return new FileError(sentences.join(" "), firstByLine(this.errors), columns && { columns, unusedColumns });
  }

  /** After an error of the whole file or its header, the rows may not have been checked. */
  private hasOnlyRowErrors(): boolean {
    const rows = new Set(this.lines);
    return this.errors.every(({ line }) => rows.has(line));
  }

  private correctLines(): string[] {
    const wrong = new Set(this.errors.map(({ line }) => line));
    const correct = this.lines.filter((line) => !wrong.has(line)).map(String);
    if (correct.length === 0) return [];
    return [`Without errors: ${correct.length === 1 ? "line" : "lines"} ${listFirst(correct, maxNamedLines)}.`];
  }

  private unused(): string[] {
    return this.unusedColumns.length === 0 ? [] : [unusedSentence(this.unusedColumns)];
  }
}
