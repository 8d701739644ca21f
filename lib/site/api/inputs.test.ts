import { describe, expect, it } from "vitest";
import { z } from "zod";
import { partsOf, plainOf, rawLimit } from "@/e2e/support/schema-parts";
import { userSchema } from "@/lib/identity/csv/read-users";
import { scoreboardRow } from "@/lib/result/csv/scoreboard";
import { allEndpoints } from "@/lib/site/api/endpoints";

interface Field {
  path: string[];
  schema: z.ZodType;
}

/** An input and its fields at every depth, each with its path and its complete schema. */
function fieldsOf(schema: unknown, path: string[] = []): Field[] {
  return [{ path, schema: schema as z.ZodType }, ...partsOf(schema).flatMap(([key, part]) => inner(key, part, path))];
}

const inner = (key: string[], part: unknown, path: string[]): Field[] =>
  key.length > 0
    ? fieldsOf(part, [...path, ...key])
    : partsOf(part).flatMap(([next, deeper]) => inner(next, deeper, path));

const values = [
  "",
  "a longer text",
  "ada@example.org",
  "https://example.org/",
  "2025-04-09",
  "2025-04-09T14:30",
  "08:30",
  "Europe/Sofia",
  "0b5f6f0e-7c3a-4a53-9a75-4a1f2f0c9d11",
  "aGk=",
];
/** PostgreSQL stores the first three neither in `text` nor in `jsonb`; readers of YAML refuse noncharacters. */
const unstorable = ["\0", "\ud800", "\udc00", "\ufffe", "\uffff", "\u{1fffe}"];
const texts = values.flatMap((value) => unstorable.flatMap((sign) => [`${value}${sign}`, `${sign}${value}`]));

const inputs = allEndpoints.flatMap(({ key, params, query, body }) =>
  [params, query, body].filter((schema) => schema !== undefined).map((schema) => [key, schema] as const),
);

describe("text that cannot be stored", () => {
  it.each(inputs)("is refused by every field of %s", (_key, schema) => {
    const accepting = fieldsOf(schema).filter((field) => texts.some((text) => field.schema.safeParse(text).success));
    expect(accepting.map(({ path }) => path.join("."))).toEqual([]);
  });

  it("is looked for in nested fields, lists and alternatives", () => {
    const [, creation] = inputs.find(([key]) => key === "POST /api/Team") ?? [];
    const paths = fieldsOf(creation).map(({ path }) => path.join("."));
    expect(paths).toContain("contestants.0.contestantPerson.fullName");
    expect(paths).toContain("contestants.0.personForContactName");
    expect(paths).toContain("leaderCreateModel.leaderPerson.nativeName");
  });
});

/** How much longer than its limit a text may be while it is not yet normalised; 1 if it is not. */
function slackOf(text: z.ZodString): number {
  const limits = (text.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === "max_length" ? [(def as unknown as { maximum: number }).maximum] : [],
  );
  return Math.max(...limits) / Math.min(...limits);
}

function isLimited(plain: unknown): boolean {
  if (plain instanceof z.ZodString) return rawLimit(plain) !== undefined;
  if (plain instanceof z.ZodNumber) return !plain.def.coerce;
  const fixed = [z.ZodGUID, z.ZodISODate, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodFile];
  return fixed.some((kind) => plain instanceof kind);
}

/** A long list that throws when an item of it is read. */
const unreadable = Object.defineProperty(new Array(1_000_000), 0, {
  enumerable: true,
  get() {
    throw new Error("An item was read.");
  },
});

const blanks = " ".repeat(13_000_000);
const padded = ["5", "2025-04-09", "aGk="].map((value) => `${value}${blanks}`);

const allInputs: (readonly [string, z.ZodType])[] = [
  ...inputs,
  ["a row of a file with accounts", userSchema([])],
  ["a row of a scoreboard of DOMjudge", scoreboardRow],
];

describe("the length of an input", () => {
  it.each(allInputs)("is limited before a text is changed or parsed: %s", (_key, schema) => {
    const fields = fieldsOf(schema);
    const unlimited = fields.filter((field) => !plainOf(field.schema).every(isLimited));
    const accepting = fields.filter((field) => padded.some((text) => field.schema.safeParse(text).success));
    expect([...unlimited, ...accepting].map(({ path }) => path.join("."))).toEqual([]);
  });

  it.each(allInputs)("is at most twice its limit before a text is normalised: %s", (_key, schema) => {
    const texts = fieldsOf(schema).flatMap((field) =>
      plainOf(field.schema).filter((plain) => plain instanceof z.ZodString),
    );
    expect(texts.filter((text) => slackOf(text) > 2)).toEqual([]);
  });

  it.each(allInputs)("is limited before an item of a list is read: %s", (_key, schema) => {
    for (const field of fieldsOf(schema)) expect(field.schema.safeParse(unreadable).success).toBe(false);
  });

  it.each(allInputs)("is that of a sentence in an error, whatever was sent: %s", (_key, schema) => {
    for (const field of fieldsOf(schema)) {
      const texts = plainOf(field.schema).filter((plain) => plain instanceof z.ZodString);
      for (const text of texts) {
        const length = Math.min(rawLimit(text) ?? 0, 10_000);
        const sent = ["@", "\u202e", "a,"].map((start) => start.padEnd(length, "x"));
        const issues = sent.flatMap((value) => field.schema.safeParse(value).error?.issues ?? []);
        for (const { message } of issues) expect(message.length).toBeLessThan(250);
      }
    }
  });
});
