import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "@/components/forms/idempotency-keys";

describe("the idempotency key of a form", () => {
  it("is the same for the same values, which then count as sent", () => {
    const keys = createIdempotencyKeys();
    expect(keys.wasSent({ name: "Ana" })).toBe(false);
    const key = keys.keyFor({ name: "Ana" });
    expect([keys.wasSent({ name: "Ana" }), keys.keyFor({ name: "Ana" })]).toEqual([true, key]);
  });

  it("is another one for other values, and for the same values after they were saved", () => {
    const keys = createIdempotencyKeys();
    const used = [keys.keyFor({ name: "Ana" }), keys.keyFor({ name: "Anna" })];
    keys.handleSaved();
    expect(keys.wasSent({ name: "Anna" })).toBe(false);
    expect(new Set([...used, keys.keyFor({ name: "Anna" })]).size).toBe(3);
  });
});
