import { AppError, type LineError } from "@/lib/http/problem";

/** More are counted, but not listed. */
const maxListed = 200;

/** Collects what is wrong with a file, so that one try shows everything. */
export class FileErrors {
  private readonly found: LineError[] = [];

  /** Notes an error: `line` from 1 as an editor counts, `column` the heading in the file ("": the whole line). */
  add(line: number, column: string, message: string): void {
    this.found.push({ line, column, message });
  }

  /** Throws AppError 422 with the first 200 errors by line, if there are any. */
  throwIfAny(): void {
    const count = this.found.length;
    if (count === 0) return;
    const listed = this.found.sort((a, b) => a.line - b.line).slice(0, maxListed);
    const what = count === 1 ? "The file has an error." : `The file has ${count} errors.`;
    const rest = count > maxListed ? ` The first ${maxListed} are listed.` : "";
    throw new AppError(422, `${what} Nothing was stored.${rest}`, listed);
  }
}
