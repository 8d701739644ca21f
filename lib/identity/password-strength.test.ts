import { expect, it } from "vitest";
import { generatePassword } from "@/lib/identity/generate-password";
import { isEasyToGuess } from "@/lib/identity/password-strength";

const owner = { name: "Maria Petrova", email: "m.petrova@informatics-team.example.org" };
const edition = {
  name: "XIII International Autumn Tournament in Informatics",
  shortName: "IATI",
  year: 2025,
  venue: "Shumen, Bulgaria",
};
const check = (password: string) => isEasyToGuess(password, owner, [edition]);

it.each([
  ["common", "Password1!"],
  ["a row of keys", "qwertyuiop"],
  ["a repetition", "abcabcabcabc"],
  ["the owner's name", "Maria Petrova"],
  ["the owner's name in one word with a number", "mariapetrova1"],
  ["the owner's e-mail address", "M.Petrova@informatics-team.example.org"],
  ["a long repetition", "password".repeat(9)],
  ["the tournament's short name and year", "IATI2025"],
  ["the tournament's name", "XIII International Autumn Tournament in Informatics"],
  ["a word of the tournament's name and a year", "Tournament2024"],
  ["the tournament's city and year", "Shumen2025"],
])("a password that is %s is too easy to guess", async (_, password) => {
  expect(await check(password)).toBe(true);
});

it.each(["autumn-demo", "fallen-leaves-9", "long-enough"])("“%s” is accepted", async (password) => {
  expect(await check(password)).toBe(false);
});

it("a generated password is accepted", async () => {
  expect(await check(generatePassword())).toBe(false);
});
