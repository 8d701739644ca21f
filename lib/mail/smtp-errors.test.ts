import type { NodemailerError } from "nodemailer";
import { describe, expect, it } from "vitest";
import { outageOf, reasonOf } from "@/lib/mail/smtp-errors";

const smtpError = (message: string, details: Partial<NodemailerError>): NodemailerError =>
  Object.assign(new Error(message), details);

const refusedAt = (address: string) =>
  smtpError(`connect ECONNREFUSED ${address}`, { code: "ECONNREFUSED", syscall: "connect" });

describe("a mail server that cannot be reached", () => {
  it.each([
    ["at its address", refusedAt("127.0.0.1:25")],
    ["at none of its addresses", new AggregateError([refusedAt("127.0.0.1:25"), refusedAt("::1:25")])],
    ["by its name", smtpError("getaddrinfo ENOTFOUND", { code: "EDNS" })],
    ["in time", smtpError("Connection timeout", { code: "ETIMEDOUT", timeoutType: "CONNECT_TIMEOUT" })],
  ])("%s is known as such", (_where, error) => {
    expect(outageOf(error)).toBe("unreachable");
  });

  it("is not one that refuses a mail or loses the connection", () => {
    expect(outageOf(smtpError("550 no such user", { code: "EENVELOPE", responseCode: 550 }))).toBeNull();
    expect(outageOf(smtpError("read ECONNRESET", { code: "ESOCKET", syscall: "read" }))).toBeNull();
  });

  it("is reported with the reason for each of its addresses", () => {
    expect(reasonOf(new AggregateError([refusedAt("127.0.0.1:25"), refusedAt("::1:25")]))).toBe(
      "connect ECONNREFUSED 127.0.0.1:25; connect ECONNREFUSED ::1:25",
    );
  });
});
