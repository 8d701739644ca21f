import { expect, it } from "vitest";
import { generatePassword } from "@/lib/identity/generate-password";
import { refuseEasyPassword } from "@/lib/identity/password-strength";

const owner = { name: "Maria Petrova", email: "m.petrova@informatics-team.example.org" };
const check = (password: string) => refuseEasyPassword("password", password, owner);

it.each([
  ["common", "Password1!"],
  ["a row of keys", "qwertyuiop"],
  ["a repetition", "abcabcabcabc"],
  ["the owner's name", "Maria Petrova"],
  ["the owner's name in one word with a number", "mariapetrova1"],
  ["the owner's e-mail address", "M.Petrova@informatics-team.example.org"],
  ["a long repetition", "password".repeat(9)],
])("a password that is %s is too easy to guess", async (_, password) => {
  await expect(check(password)).rejects.toMatchObject({
    status: 422,
    errors: { password: ["This password is too easy to guess."] },
  });
});

it.each(["autumn-demo", "fallen-leaves-9", "long-enough", generatePassword()])("“%s” is accepted", async (password) => {
  await expect(check(password)).resolves.toBeUndefined();
});
