import { expect, it } from "vitest";
import { fingerprintOf, isChanged, secretHash } from "@/lib/print/printable";

const item = { personId: "1", content: { fullName: "Ana", team: "Amber Tries" } };

it("an item is changed if it is new or if any of its texts differs from the printed one", () => {
  const printed = (content: unknown) => new Map([["1", content]]);
  expect(isChanged(item, new Map())).toBe(true);
  // PostgreSQL stores the fields in another order.
  expect(isChanged(item, printed({ team: "Amber Tries", fullName: "Ana" }))).toBe(false);
  expect(isChanged(item, printed({ fullName: "Ana", team: "Recursive Roses" }))).toBe(true);
  expect(isChanged(item, printed({ fullName: "Ana" }))).toBe(true);
  expect(isChanged({ ...item, content: { ...item.content, room: "" } }, printed(item.content))).toBe(false);
  expect(isChanged({ ...item, content: { ...item.content, room: "Hall" } }, printed(item.content))).toBe(true);
});

it("the fingerprint depends on who is shown, in which order and with which texts", () => {
  const other = { ...item, personId: "2" };
  const changed = { ...item, content: { ...item.content, team: "" } };
  const all = [[item], [changed], [item, other], [other, item]].map(fingerprintOf);
  expect(new Set(all).size).toBe(all.length);
});

it("a password is stored as a hash only, and no password as nothing", () => {
  expect(secretHash("encrypted")).toMatch(/^[\da-f]{64}$/);
  expect(secretHash(null)).toBe("");
});
