import { expect, it } from "vitest";
import { readablePassword } from "@/components/identity/users/readable-password";
import { newPassword } from "@/lib/identity/schema";

it("is readable, long enough to be set, and another one each time", () => {
  const passwords = Array.from({ length: 200 }, readablePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z]{6}-){3}\d\d$/);
    expect(newPassword.safeParse(password).success).toBe(true);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});
