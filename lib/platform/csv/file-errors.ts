import { AppError, type LineError, maxErrors } from "@/lib/platform/errors/problem";
import { shorten } from "@/lib/platform/text/shorten";

export class FileErrors {
  private readonly errors: LineError[] = [];

  /** An empty `column` stands for the whole line. */
  add(line: number, column: string, message: string): void {
    this.errors.push({ line, column: shorten(column), message });
  }

  /** Throws 422. */
  throwIfAny(): void {
    const count = this.errors.length;
    if (count === 0) return;
    const listed = this.errors.sort((a, b) => a.line - b.line).slice(0, maxErrors);
    const what = count === 1 ? "The file has an error." : `The file has ${count} errors.`;
    const rest = count > maxErrors ? ` The first ${maxErrors} are listed.` : "";
    throw new AppError(422, `${what} Nothing was stored.${rest}`, listed);
  }
}
