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
  ["a refused connection", Object.assign(new Error("connect"), { code: "ECONNREFUSED" }), 503],
  ["a server that shuts down", postgresError("57P01"), 503],
  ["too many connections", prismaError("P2037", { kind: "TooManyConnections", originalCode: "53300" }), 503],
  ["an exhausted pool", new Error("timeout exceeded when trying to connect"), 503],
  ["a lost connection", new Error("Connection terminated unexpectedly"), 503],
  ["a lock timeout", postgresError("55P03"), 503],
  ["a statement timeout", postgresError("57014"), 503],
  ["a full disk", postgresError("53100"), 503],
  ["a server that starts", postgresError("57P03", "the database system is not yet accepting connections"), 503],
  ["a dropped database", prismaError("P1003", { kind: "DatabaseDoesNotExist", originalCode: "3D000" }), 503],
  ["a database that does not respond", new Error("Query read timeout"), 503],
  ["a missing reference", postgresError("23503"), 422],
  ["a date out of range", postgresError("22008"), 422],
  ["a deadlock", prismaError("P2034", { kind: "TransactionWriteConflict", originalCode: "40P01" }), 409],
  ["a duplicate", prismaError("P2002", { kind: "UniqueConstraintViolation", originalCode: "23505" }), 409],
])("%s", (_, error, status) => {
  expect(fromDatabaseError(error)?.status).toBe(status);
});

it("leaves other errors alone", () => {
  expect(fromDatabaseError(new TypeError("x is undefined"))).toBeNull();
  expect(fromDatabaseError(postgresError("42601", "syntax error"))).toBeNull();
  expect(fromDatabaseError("text")).toBeNull();
  const lookup = Object.assign(new Error("getaddrinfo ENOTFOUND fonts.example"), { code: "ENOTFOUND" });
  expect(fromDatabaseError(new TypeError("fetch failed", { cause: lookup }))).toBeNull();
});
