import { AppError, type LineError, maxErrors } from "@/lib/platform/errors/problem";
import { shorten } from "@/lib/platform/text/shorten";

/** Collects the errors of a file, so that the user sees all of them at once. */
export class FileErrors {
  private readonly errors: LineError[] = [];

  /** Adds an error; an empty `column` stands for the whole line. */
  add(line: number, column: string, message: string): void {
    this.errors.push({ line, column: shorten(column), message });
  }

  /** Throws 422 with the first errors by line, if there are any. */
  throwIfAny(): void {
    const count = this.errors.length;
    if (count === 0) return;
    const listed = this.errors.sort((a, b) => a.line - b.line).slice(0, maxErrors);
    const what = count === 1 ? "The file has an error." : `The file has ${count} errors.`;
    const rest = count > maxErrors ? ` The first ${maxErrors} are listed.` : "";
    throw new AppError(422, `${what} Nothing was stored.${rest}`, listed);
  }
}
