import { AppError, type LineError } from "@/lib/platform/errors/problem";

const maxListed = 200;

/** Collects the errors of a file, so that the user sees all of them at once. */
export class FileErrors {
  private readonly errors: LineError[] = [];

  /** Adds an error; an empty `column` stands for the whole line. */
  add(line: number, column: string, message: string): void {
    this.errors.push({ line, column, message });
  }

  /** Throws 422 with the first 200 errors by line, if there are any. */
  throwIfAny(): void {
    const count = this.errors.length;
    if (count === 0) return;
    const listed = this.errors.sort((a, b) => a.line - b.line).slice(0, maxListed);
    const what = count === 1 ? "The file has an error." : `The file has ${count} errors.`;
    const rest = count > maxListed ? ` The first ${maxListed} are listed.` : "";
    throw new AppError(422, `${what} Nothing was stored.${rest}`, listed);
  }
}
