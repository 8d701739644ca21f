import { AppError, type ProblemStatus, unavailable } from "@/lib/platform/errors/problem";

/** Codes of Prisma, PostgreSQL and Node.js for a database that cannot be reached or is too busy. */
const unavailableCode = /^(P1|P20(24|28|37)|08|25|28|3D|53|55|57|E[A-Z]{3})/;
/** Errors without a code, of the driver and its adapter. */
const unavailableMessage = /connect|reachable|timeout/i;

const refusals: readonly [codes: RegExp, status: ProblemStatus, detail: string][] = [
  [/^(P2002|23505)$/, 409, "This already exists."],
  [/^(P2034|40001|40P01)$/, 409, "Somebody else changed this at the same moment. Please try again."],
  [/^(P2003|23503)$/, 422, "This refers to something that does not exist, or no longer does."],
  [/^22/, 422, "Something in this request cannot be stored."],
];

interface DriverError {
  /** e.g. "DatabaseNotReachable" */
  kind?: string;
  originalCode?: string;
  originalMessage?: string;
}

interface PrismaError extends Error {
  code?: string;
  meta?: { driverAdapterError?: { cause?: DriverError } };
}

export const databaseUnavailable = (): AppError =>
  unavailable("The site’s database is unreachable or too busy right now. Please try again in a moment.", 5);

/** Returns null if it is not an error of the database. */
export function fromDatabaseError(error: unknown): AppError | null {
  if (!(error instanceof Error)) return null;
  const { name, message, cause, code, meta } = error as PrismaError;
  const driverError = name === "DriverAdapterError" ? (cause as DriverError) : meta?.driverAdapterError?.cause;
  const { kind, originalCode, originalMessage } = driverError ?? {};
  const codes = [code, originalCode].filter((value) => typeof value === "string");
  const refusal = refusals.find(([expected]) => codes.some((value) => expected.test(value)));
  if (refusal) return new AppError(refusal[1], refusal[2]);
  const isUnavailable =
    codes.some((value) => unavailableCode.test(value)) ||
    unavailableMessage.test([message, kind, originalMessage].join(" "));
  return isUnavailable ? databaseUnavailable() : null;
}
