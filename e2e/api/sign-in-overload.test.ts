import { afterEach, expect, it, vi } from "vitest";
import { insertAccount } from "@/e2e/support/factory";
import { call } from "@/e2e/support/http";

const password = "@/lib/identity/password";

afterEach(() => {
  vi.doUnmock(password);
  vi.resetModules();
});

it("a sign-in refused with 503 does not count as an attempt", async () => {
  vi.stubEnv("AUTH_SECRET", "a secret of this test alone, long enough");
  vi.stubEnv("GIVEN_PASSWORD_KEY", "another secret of this test, long enough");
  // Mocked, because filling the server's queue would make other tests' sign-ins fail.
  vi.resetModules();
  const { AppError } = await import("@/lib/platform/errors/problem");
  const isPassword = async () => {
    throw new AppError(503, "Too many people are logging in right now.");
  };
  vi.doMock(password, () => ({ isPassword }));
  const { checkCredentials } = await import("@/lib/identity/sign-in");
  const account = await insertAccount("Guide");
  const from = "192.0.2.70";
  for (let i = 0; i < 12; i++) await expect(checkCredentials(account, from)).rejects.toMatchObject({ status: 503 });
  const wrong = { email: account.email, password: "certainly wrong" };
  for (let i = 0; i < 9; i++) expect((await call("POST /api/Identity/Login", { body: wrong, from })).status).toBe(401);
  expect((await call("POST /api/Identity/Login", { body: account, from })).status).toBe(200);
});
