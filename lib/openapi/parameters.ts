import type { OpenAPIV3_1 } from "openapi-types";
import type { Endpoint } from "@/lib/api/endpoint";
import type { JsonSchemas } from "@/lib/openapi/json-schema";

type Parameter = OpenAPIV3_1.ParameterObject;

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "1 to 255 visible characters of your choice. The same key with the same body creates once, however often it is sent within a day.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

/** A field's schema for an address, where there is no null and the description stands beside the schema. */
function forAddress(field: object): Parameter["schema"] {
  const { description: _, examples: __, type, ...rest } = { type: undefined, description: "", examples: [], ...field };
  const types: unknown[] = [type].flat().filter((one) => one !== undefined && one !== "null");
  return { ...rest, ...(types[0] !== undefined && { type: types[0] }) } as Parameter["schema"];
}

/** The parameters of an endpoint: of its path, its query, and the headers that count. */
export function parametersOf({ key, params, query, idempotent }: Endpoint, schemas: JsonSchemas): Parameter[] {
  const inPlace = (place: "path" | "query", schema: Endpoint["params"]): Parameter[] => {
    const fields = schema && schemas.of(schema);
    if (!fields || "$ref" in fields) return [];
    return Object.entries(fields.properties ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === "path" || (fields.required?.includes(name) ?? false),
      description: field.description,
      schema: forAddress(field),
    }));
  };
  const path = inPlace("path", params);
  return [
    ...path.sort((a, b) => key.indexOf(`{${a.name}}`) - key.indexOf(`{${b.name}}`)),
    ...inPlace("query", query),
    ...(idempotent ? [idempotencyKey] : []),
  ].map((parameter) => {
    if (parameter.in !== "header" && !parameter.description)
      throw new Error(`${key} does not describe its parameter ${parameter.name}.`);
    return parameter;
  });
}
