import bcrypt from "bcryptjs";
import { expect, it } from "vitest";
import { AppError } from "@/lib/http/problem";
import { hashPassword, isPassword } from "@/lib/identity/password";

it("a password is its own, whatever the queue, and no other", async () => {
  const hash = await hashPassword("fallen leaves");
  const answers = await Promise.all(
    ["fallen leaves", "fallen leave", "fallen leaves"].map((one) => isPassword(one, hash)),
  );
  expect(answers).toEqual([true, false, true]);
  expect(await isPassword("fallen leaves", null)).toBe(false);
});

it("the main thread keeps its time while passwords are compared", async () => {
  const hash = await hashPassword("fallen leaves");
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all([1, 2, 3, 4].map(() => isPassword("fallen leaves", hash)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

it("who comes after more than can be compared in a few seconds is told so at once, and the others are served", async () => {
  const cheap = bcrypt.hashSync("fallen leaves", 4);
  const answers = await Promise.allSettled(Array.from({ length: 200 }, () => isPassword("fallen leaves", cheap)));
  const refusals = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
  expect(refusals.length).toBeGreaterThan(0);
  expect(answers.length - refusals.length).toBeGreaterThanOrEqual(128);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
  }
});
