import { z } from "zod";

/** The schemas that a schema consists of, with their keys; none for a plain value. */
export function partsOf(schema: unknown): [key: string[], part: unknown][] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).map(([key, part]) => [[key], part]);
  if (schema instanceof z.ZodArray) return [[["0"], schema.element]];
  if (schema instanceof z.ZodRecord) return [[["key"], schema.valueType]];
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => [[], option]);
  const wrappers = [z.ZodOptional, z.ZodNullable, z.ZodDefault, z.ZodNonOptional];
  if (wrappers.some((wrapper) => schema instanceof wrapper)) return [[[], (schema as z.ZodOptional).unwrap()]];
  if (schema instanceof z.ZodPipe) return [[[], schema.in instanceof z.ZodTransform ? schema.out : schema.in]];
  return [];
}

/** The plain schemas that a field's value can have. */
export function plainOf(schema: unknown): unknown[] {
  const parts = partsOf(schema);
  return parts.length === 0 ? [schema] : parts.flatMap(([key, part]) => (key.length > 0 ? [] : plainOf(part)));
}

/** The length above which a text is refused before anything else is done with it; undefined without such a limit. */
export function rawLimit(text: z.ZodString): number | undefined {
  const first = text.def.checks?.[0]?._zod.def as { check: string; abort?: boolean; maximum: number } | undefined;
  return first?.check === "max_length" && first.abort ? first.maximum : undefined;
}
