import { expect, it } from "vitest";
import { fromDatabaseError } from "@/lib/platform/errors/database-errors";

/** An error of Prisma as it wraps one of PostgreSQL. */
function prismaError(code: string, cause: Record<string, unknown>): Error {
  const driverAdapterError = Object.assign(new Error("DriverAdapterError"), { name: "DriverAdapterError", cause });
  return Object.assign(new Error("Invalid invocation"), { code, meta: { driverAdapterError } });
}

const postgresError = (originalCode: string, originalMessage = "refused", kind = "postgres") =>
  prismaError("P2039", { kind, originalCode, originalMessage });

it.each([
  ["a refused connection", 503, Object.assign(new Error("connect"), { code: "ECONNREFUSED" })],
  ["a server that shuts down", 503, postgresError("57P01")],
  ["too many connections", 503, prismaError("P2037", { kind: "TooManyConnections", originalCode: "53300" })],
  ["an exhausted pool", 503, new Error("timeout exceeded when trying to connect")],
  ["a lost connection", 503, new Error("Connection terminated unexpectedly")],
  ["a lock timeout", 503, postgresError("55P03")],
  ["a statement timeout", 503, postgresError("57014")],
  ["a full disk", 503, postgresError("53100")],
  ["a server that starts", 503, postgresError("57P03", "the database system is not yet accepting connections")],
  ["a dropped database", 503, prismaError("P1003", { kind: "DatabaseDoesNotExist", originalCode: "3D000" })],
  ["a database that does not respond", 503, new Error("Query read timeout")],
  ["a missing reference", 422, postgresError("23503")],
  ["a date out of range", 422, postgresError("22008")],
  ["a deadlock", 409, prismaError("P2034", { kind: "TransactionWriteConflict", originalCode: "40P01" })],
  ["a duplicate", 409, prismaError("P2002", { kind: "UniqueConstraintViolation", originalCode: "23505" })],
])("%s is answered with %i", (_, status, error) => {
  expect(fromDatabaseError(error)?.status).toBe(status);
});

it("leaves other errors alone", () => {
  expect(fromDatabaseError(new TypeError("x is undefined"))).toBeNull();
  expect(fromDatabaseError(postgresError("42601", "syntax error"))).toBeNull();
  expect(fromDatabaseError("text")).toBeNull();
  const lookup = Object.assign(new Error("getaddrinfo ENOTFOUND fonts.example"), { code: "ENOTFOUND" });
  expect(fromDatabaseError(new TypeError("fetch failed", { cause: lookup }))).toBeNull();
});
