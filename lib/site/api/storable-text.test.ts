import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allEndpoints } from "@/lib/site/api/endpoints";

interface Field {
  path: string[];
  schema: z.ZodType;
}

/** The schemas that a schema consists of, with their keys; none for a plain value. */
function partsOf(schema: unknown): [key: string[], part: unknown][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([key, part]) => [[key], part]);
  if (schema instanceof z.ZodArray) return [[["0"], schema.element]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [[], option]);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [[[], schema.unwrap()]];
  if (schema instanceof z.ZodPipe) return [[[], schema.in instanceof z.ZodTransform ? schema.out : schema.in]];
  return [];
}

/** The fields of an input, each with the whole of its schema. */
function fieldsOf(schema: unknown, path: string[] = []): Field[] {
  const fields = partsOf(schema).flatMap(([key, part]) => fieldsOf(part, [...path, ...key]));
  return fields.some((field) => field.path.length > path.length) ? fields : [{ path, schema: schema as z.ZodType }];
}

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
