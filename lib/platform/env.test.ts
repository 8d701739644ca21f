import { describe, expect, it } from "vitest";
import { cutWarnings, EnvError, parseEnv } from "@/lib/platform/env";

const good = {
  DATABASE_URL: "postgresql://user:password@localhost:5432/tournament",
  AUTH_SECRET: "Zk3vQ8rT1mW5xY7bN2cJ6hL9dF4gS0pA",
  GIVEN_PASSWORD_KEY: "pA0sG4fD9lH6jC2nB7yX5wM1tR8qV3kZ",
};

/** The address that docker-compose.yml makes of DATABASE_PASSWORD. */
const databaseUrl = (password: string) => `postgresql://tournament:${password}@database:5432/tournament`;

function complaint(changes: Record<string, string | undefined>): string {
  try {
    parseEnv({ ...good, ...changes });
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return "";
}

describe("the environment", () => {
  it("requires only a database and two secrets", () => {
    expect(parseEnv(good)).toMatchObject({ SITE_MODE: "production", PORT: 3000, SITE_URL: "http://localhost:3000" });
  });

  it("lists every missing variable on its own line", () => {
    const text = complaint({ DATABASE_URL: undefined, AUTH_SECRET: "", GIVEN_PASSWORD_KEY: undefined });
    expect(text.match(/^ {2}[A-Z_]+ is missing/gm)).toHaveLength(3);
  });

  it("says of a short secret only that it is short", () => {
    expect(complaint({ AUTH_SECRET: "secret" }).match(/^ {2}AUTH_SECRET/gm)).toHaveLength(1);
  });

  it.each([
    ["a short secret", { AUTH_SECRET: "secret" }, "AUTH_SECRET is too short"],
    ["a secret without variety", { AUTH_SECRET: "a".repeat(40) }, "AUTH_SECRET is too weak"],
    ["one secret for both purposes", { GIVEN_PASSWORD_KEY: good.AUTH_SECRET }, "GIVEN_PASSWORD_KEY must differ"],
    ["another kind of database", { DATABASE_URL: "mysql://x" }, "DATABASE_URL must look like"],
    ["a password with a slash", { DATABASE_URL: databaseUrl("pass/word") }, "DATABASE_PASSWORD"],
    ["a password that looks like a port", { DATABASE_URL: databaseUrl("12/34") }, "openssl rand -hex 24"],
    ["a password with an at sign", { DATABASE_URL: databaseUrl("pass@word") }, "DATABASE_PASSWORD"],
    ["a password with a percent sign", { DATABASE_URL: databaseUrl("50%off") }, "DATABASE_PASSWORD"],
    ["a password with a number sign", { DATABASE_URL: databaseUrl("12#34") }, "DATABASE_PASSWORD"],
    ["a database's port that is no number", { DATABASE_URL: "postgresql://user@host:port/name" }, "DATABASE_URL must"],
    ["a listener's password with a slash", { DATABASE_LISTEN_URL: databaseUrl("a/b") }, "DATABASE_LISTEN_URL must"],
    ["an invalid port", { PORT: "http" }, "PORT must be a number"],
    ["a site without an address", { SITE_URL: "tournament" }, "SITE_URL must be"],
    ["a site's address with a path", { SITE_URL: "https://tournament.example/2025" }, "SITE_URL must be"],
    ["a site's address with a query", { SITE_URL: "https://tournament.example/?a=b" }, "SITE_URL must be"],
    ["a site's address that is no web address", { SITE_URL: "ftp://tournament.example" }, "SITE_URL must be"],
    ["an unknown mode", { SITE_MODE: "development" }, "SITE_MODE must be"],
    ["a short administrator's password", { ADMIN_PASSWORD: "admin" }, "ADMIN_PASSWORD must have at least 12"],
    ["a rate of mail that would send none", { MAIL_PER_MINUTE: "0" }, "MAIL_PER_MINUTE must be at least 1"],
    ["SITE_CLOCK in production", { SITE_CLOCK: "2025-03-01T09:00:00Z" }, "SITE_CLOCK is for demo and test mode only"],
  ])("refuses %s", (_what, changes, sentence) => {
    expect(complaint(changes)).toContain(sentence);
  });

  it.each([
    databaseUrl("0f9a1c"),
    databaseUrl("a:b%2Fc!$&'()*+,;=~"),
    "postgres://localhost/tournament",
    "postgresql://user@localhost?sslmode=require",
    "postgresql://user@[::1]:5432/tournament?sslmode=require&host=/run/postgresql",
  ])("accepts the database %s", (url) => {
    expect(parseEnv({ ...good, DATABASE_URL: url }).DATABASE_URL).toBe(url);
  });

  it("drops the slash at the end of the site's address", () => {
    expect(parseEnv({ ...good, SITE_URL: "https://tournament.example/" }).SITE_URL).toBe("https://tournament.example");
  });

  it("accepts SITE_CLOCK in demo mode", () => {
    expect(parseEnv({ ...good, SITE_MODE: "demo", SITE_CLOCK: "2025-03-01T09:00:00Z" }).SITE_CLOCK).toBe(
      "2025-03-01T09:00:00Z",
    );
  });

  it.each([
    [
      "a relay's password that is gone",
      { SMTP_URL: "smtps://user:@smtp.example.org:465" },
      "SMTP_URL has a user without",
    ],
    ["a relay's user who is cut", { SMTP_URL: "smtps://user@smtp.example.org:465" }, "SMTP_URL has a user without"],
    ["a quote that does not end", { ADMIN_PASSWORD: "'fallen-leaves" }, "ADMIN_PASSWORD has a quote at one end only"],
    ["a quote that does not begin", { AUTH_SECRET: "fallen-leaves'" }, "AUTH_SECRET has a quote at one end only"],
  ])("warns of %s", (_what, changes, sentence) => {
    expect(cutWarnings({ ...good, ...changes })).toEqual([expect.stringContaining(sentence)]);
  });

  it("does not warn of whole values", () => {
    const whole = { ADMIN_PASSWORD: "it's 'mine'!", SMTP_URL: "smtps://user:pa$$%23w&rd@smtp.example.org:465" };
    for (const source of [good, { ...good, ...whole }, { ...good, SMTP_URL: "smtp://mailpit:1025" }])
      expect(cutWarnings(source)).toEqual([]);
  });

  it("leaves secrets out of the error message", () => {
    const text = complaint({ AUTH_SECRET: "hunter2-hunter2" });
    expect(text).toContain("AUTH_SECRET is too short");
    expect(text).not.toContain("hunter2");
  });
});
