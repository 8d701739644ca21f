import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";
import { fields, requestFields } from "@/lib/openapi/fields";

type SchemaObject = OpenAPIV3_1.SchemaObject;
export type SchemaOrReference = SchemaObject | OpenAPIV3_1.ReferenceObject;

/** Which side of a schema is told: what a caller sends ("input") or gets ("output"). */
export type Direction = "input" | "output";

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"];

/** What text becomes where it is trimmed first and judged afterwards. */
const judgedFormats: Record<string, string> = { date: "date", email: "email" };

/** Zod tells what a preprocessed field gives; this tells what may be sent: what turns out fine when absent is optional. */
const tellWhatMayBeSent: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === "object") {
    const { shape } = def;
    const needed = (name: string) => {
      const field = shape[name];
      return field !== undefined && !z.core.safeParse(field, undefined).success;
    };
    jsonSchema.required = jsonSchema.required?.filter(needed);
    if (jsonSchema.required?.length === 0) delete jsonSchema.required;
  }
  if (def.type === "pipe") {
    const { def: judge } = def.out._zod;
    const format = "format" in judge && typeof judge.format === "string" ? judgedFormats[judge.format] : undefined;
    if (format) jsonSchema.format = format;
  }
};

function annotate(name: string, schema: Record<string, unknown>, direction: Direction): void {
  const { example, ...told } = { ...fields[name], ...(direction === "input" && requestFields[name]) };
  for (const [key, value] of Object.entries(told)) schema[key] ??= value;
  // In answers the examples would be in the way of the formats (instants in UTC, real ids).
  if (example !== undefined && direction === "input") schema.examples = [example];
}

/** `anyOf: [text, null]` → `type: [string, null]`. */
function mergeNull(schema: Record<string, unknown>): void {
  if (!Array.isArray(schema.anyOf) || schema.anyOf.length !== 2) return;
  const [one, other] = schema.anyOf;
  if (other?.type !== "null" || typeof one?.type !== "string" || one.enum) return;
  delete schema.anyOf;
  Object.assign(schema, one, { type: [one.type, "null"] });
}

/** Constants and pairs as the words that every tool knows: `enum` of one, and a list of exactly two. */
function simplify(schema: Record<string, unknown>): void {
  if ("const" in schema) {
    schema.enum = [schema.const];
    delete schema.const;
  }
  const { prefixItems } = schema;
  if (Array.isArray(prefixItems) && new Set(prefixItems.map((item) => JSON.stringify(item))).size === 1) {
    schema.items = prefixItems[0];
    delete schema.prefixItems;
  }
}

/** Makes zod's JSON Schema one for people: no noise, fields described. Works in place. */
function polish(node: unknown, direction: Direction): void {
  if (Array.isArray(node)) for (const item of node) polish(item, direction);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const schema = node as Record<string, unknown>;
  delete schema.$schema;
  delete schema.$id;
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  delete schema.propertyNames;
  delete schema.contentEncoding;
  // A client should bear a field that a later version adds.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  for (const key of ["items", "anyOf", "oneOf", "allOf", "prefixItems", "additionalProperties"])
    polish(schema[key], direction);
  mergeNull(schema);
  simplify(schema);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    polish(property, direction);
    annotate(name, property, direction);
  }
}

/** The JSON Schemas of one direction: the named components, and of any other root schema what refers to them. */
export interface JsonSchemas {
  components: Record<string, SchemaObject>;
  of(root: z.ZodType): SchemaOrReference;
}

/** Converts `components` (by name) and every one of `roots`, all of them in one go, so that they refer to each other. */
export function toJsonSchemas(
  components: Record<string, { schema: z.ZodType; description: string }>,
  roots: Iterable<z.ZodType>,
  direction: Direction,
): JsonSchemas {
  const registry = z.registry<{ id: string; description?: string }>();
  const names = new Map<z.ZodType, string>();
  for (const [id, { schema, description }] of Object.entries(components)) {
    names.set(schema, id);
    registry.add(schema, { id, description });
  }
  for (const root of roots) {
    if (names.has(root)) continue;
    names.set(root, `root ${names.size}`);
    registry.add(root, { id: `root ${names.size - 1}` });
  }
  const uri = (id: string) => `#/components/schemas/${id}`;
  const override = direction === "input" ? tellWhatMayBeSent : () => {};
  const { schemas } = z.toJSONSchema(registry, { uri, io: direction, override });
  polish(Object.values(schemas), direction);
  // JSON Schema 2020-12 is OpenAPI 3.1's own dialect.
  const converted = schemas as Record<string, SchemaObject>;
  return {
    components: Object.fromEntries(Object.entries(converted).filter(([name]) => name in components)),
    of(root) {
      const name = names.get(root) ?? "";
      const schema = converted[name];
      if (!schema) throw new Error("This schema was not among the roots.");
      return name in components ? { $ref: uri(name) } : schema;
    },
  };
}
