import { expect, it } from "vitest";
import { generatePassword } from "@/lib/identity/generate-password";
import { newPassword } from "@/lib/identity/inputs";

it("is readable, long enough and different each time", () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z]{6}-){3}\d\d$/);
    expect(newPassword.safeParse(password).success).toBe(true);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});
