import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { insertAccount } from "@/e2e/support/factory";
import { call } from "@/e2e/support/http";

const passwordModule = "@/lib/identity/password";

// Each test loads the site's modules into its own process, where they need secrets.
beforeEach(() => {
  vi.stubEnv("AUTH_SECRET", "a secret of this test alone, long enough");
  vi.stubEnv("GIVEN_PASSWORD_KEY", "another secret of this test, long enough");
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock(passwordModule);
  vi.resetModules();
});

const attempt = async (body: object, from: string) => (await call("POST /api/Identity/Login", { body, from })).status;

it("a sign-in refused with 503 does not count as an attempt", async () => {
  // Mocked, because filling the server's queue would make other tests' sign-ins fail.
  const { AppError } = await import("@/lib/platform/errors/problem");
  const isPassword = async () => {
    throw new AppError(503, "Too many people are logging in right now.");
  };
  vi.doMock(passwordModule, () => ({ isPassword }));
  const { checkCredentials } = await import("@/lib/identity/sign-in");
  const account = await insertAccount("Guide");
  const from = "192.0.2.70";
  for (let i = 0; i < 12; i++) await expect(checkCredentials(account, from)).rejects.toMatchObject({ status: 503 });
  const wrong = { email: account.email, password: "certainly wrong" };
  for (let i = 0; i < 9; i++) expect(await attempt(wrong, from)).toBe(401);
  expect(await attempt(account, from)).toBe(200);
});

it("of thirty wrong passwords at once at two instances, ten are checked", async () => {
  // The test's own process is the second instance.
  const { checkCredentials } = await import("@/lib/identity/sign-in");
  const { email } = await insertAccount("Guide");
  const wrong = { email, password: "certainly wrong" };
  const from = "192.0.2.71";
  const attemptHere = () => checkCredentials(wrong, from).catch(({ status }: { status: number }) => status);
  const statuses = await Promise.all(Array.from({ length: 15 }, () => [attempt(wrong, from), attemptHere()]).flat());
  expect(statuses.sort()).toEqual([...Array(10).fill(401), ...Array(20).fill(429)]);
});
