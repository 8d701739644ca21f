import bcrypt from "bcryptjs";
import { expect, it } from "vitest";
import { hashPassword, isPassword } from "@/lib/identity/password";
import { AppError } from "@/lib/platform/errors/problem";

const hash = await hashPassword("fallen leaves");

it("a password matches its own hash only", async () => {
  const matches = await Promise.all(
    ["fallen leaves", "fallen leave", "fallen leaves"].map((password) => isPassword(password, hash)),
  );
  expect(matches).toEqual([true, false, true]);
  expect(await isPassword("fallen leaves", null)).toBe(false);
});

it("comparing passwords does not block the main thread", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all([1, 2, 3, 4].map(() => isPassword("fallen leaves", hash)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

it("a full queue is refused with 503 at once, and queued comparisons still finish", async () => {
  const cheap = bcrypt.hashSync("fallen leaves", 4);
  const results = await Promise.allSettled(Array.from({ length: 200 }, () => isPassword("fallen leaves", cheap)));
  const refusals = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refusals.length).toBeGreaterThan(0);
  expect(results.length - refusals.length).toBeGreaterThanOrEqual(128);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).toMatchObject({ status: 503, headers: { "Retry-After": "5" } });
  }
});
