import { AppError, type LineError, maxErrors } from "@/lib/platform/errors/problem";
import { shorten } from "@/lib/platform/text/shorten";

export class FileErrors {
  private readonly errors: LineError[] = [];

  /** An empty `column` stands for the whole line. */
  add(line: number, column: string, message: string): void {
    this.errors.push({ line, column: shorten(column), message });
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

  private toError(): AppError {
    const count = this.errors.length;
    const listed = this.errors.sort((a, b) => a.line - b.line).slice(0, maxErrors);
    const what = count === 1 ? "The file has an error." : `The file has ${count} errors.`;
    const rest = count > maxErrors ? ` The first ${maxErrors} are listed.` : "";
    return new AppError(422, `${what} Nothing was stored.${rest}`, listed);
  }
}
