import { expect, it } from "vitest";
import { generateContestPassword, generatePassword } from "@/lib/identity/generate-password";
import { newPassword } from "@/lib/identity/inputs";

it("is readable, long enough and different each time", () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-z]{6}-){3}\d\d$/);
    expect(newPassword("Password").safeParse(password).success).toBe(true);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});

it("has ten characters that are not mistaken for others in a contest system", () => {
  const passwords = Array.from({ length: 200 }, generateContestPassword);
  for (const password of passwords) expect(password).toMatch(/^[a-km-np-z2-9]{10}$/);
  expect(new Set(passwords).size).toBe(passwords.length);
});
