import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fullName } from "@/lib/person/fields";
import { toLocalText } from "@/lib/platform/time/time";
import { toInstant } from "@/lib/platform/time/time-zone";

const letter = fc.constantFrom(..."abcXYZàñßøЖщъαΩאشक漢字ひ한ที0123456789_-");
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
const name = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) => words.join(" "))
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

describe("for any name", () => {
  it("words of letters, digits, underscores and hyphens with single spaces between them, and a letter or digit among them, are accepted unchanged", () => {
    fc.assert(
      fc.property(name, (text) => {
        expect(fullName.parse(text)).toBe(text.normalize("NFC"));
      }),
    );
  });

  it("repeated spaces become one, and a character outside of words is refused", () => {
    const sign = fc.constantFrom(...'<>&"!?,;:/\\()[]{}@#$%^*+=|~');
    fc.assert(
      fc.property(name, name, sign, (a, b, s) => {
        expect(fullName.parse(`${a}  ${b}`)).toBe(fullName.parse(`${a} ${b}`));
        expect(fullName.safeParse(`${a}${s}${b}`).success).toBe(false);
      }),
    );
  });

  it("an accepted name is accepted again unchanged", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const first = fullName.safeParse(text);
        if (first.success) expect(fullName.parse(first.data)).toBe(first.data);
      }),
    );
  });
});

const zone = "Europe/Sofia";
const minute = 60_000;
const minutesOf2025 = fc.integer({ min: 0, max: 365 * 24 * 60 - 1 }).map((n) => Date.UTC(2025, 0, 1) + n * minute);

describe("for any minute of a year with its two clock changes", () => {
  it("the venue's local time is converted back to the instant, except in the repeated hour", () => {
    fc.assert(
      fc.property(minutesOf2025, (instant) => {
        const back = toInstant(toLocalText(new Date(instant), zone), zone).getTime();
        const secondTimeRound = instant >= Date.UTC(2025, 9, 26, 1) && instant < Date.UTC(2025, 9, 26, 2);
        expect(back).toBe(secondTimeRound ? instant - 60 * minute : instant);
      }),
    );
  });

  it("a later local time is never an earlier instant", () => {
    const local = fc
      .integer({ min: 0, max: 365 * 24 * 60 - 1 })
      .map((n) => new Date(Date.UTC(2025, 0, 1) + n * minute).toISOString().slice(0, 16));
    fc.assert(
      fc.property(local, local, (a, b) => {
        const [earlier, later] = [a, b].sort();
        // In the hour that the clock skips, local times of the hour after it are met again.
        const skipped = (text: string) => text >= "2025-03-30T03:00" && text < "2025-03-30T05:00";
        if (skipped(earlier ?? "") && skipped(later ?? "")) return;
        expect(toInstant(earlier ?? "", zone).getTime()).toBeLessThanOrEqual(toInstant(later ?? "", zone).getTime());
      }),
    );
  });

  it("a time with an offset is the same instant in every zone", () => {
    fc.assert(
      fc.property(minutesOf2025, fc.integer({ min: -12, max: 14 }), (instant, hours) => {
        const offset = `${hours < 0 ? "-" : "+"}${String(Math.abs(hours)).padStart(2, "0")}:00`;
        const text = `${new Date(instant + hours * 60 * minute).toISOString().slice(0, 16)}:00${offset}`;
        for (const other of [zone, "UTC", "Asia/Kathmandu"]) expect(toInstant(text, other).getTime()).toBe(instant);
      }),
    );
  });
});
