import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { endpoints } from "@/lib/site/api/endpoints";
import { findEndpoint } from "@/lib/site/api/find-endpoint";
import { createApiDocument } from "@/lib/site/api/openapi";

// biome-ignore lint/suspicious/noExplicitAny: tests read the document without its types
type Json = any;

export const apiDocument: Json = createApiDocument(endpoints);

/** The schema with additional properties refused in every object. */
function closed(node: Json): Json {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== "object" || node === null) return node;
  const closedNode: Json = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  return closedNode.type === "object" && closedNode.properties
    ? { additionalProperties: false, ...closedNode }
    : closedNode;
}

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
ajv.addSchema(closed({ $id: "document", components: apiDocument.components }), "document");

const validators = new Map<Json, (value: unknown) => string[]>();

/** A function that lists how a value differs from a schema of the document. */
export function validatorOf(schema: Json): (value: unknown) => string[] {
  const cached = validators.get(schema);
  if (cached) return cached;
  // References of the document are to components, which ajv knows under the name "document".
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"document#/components');
  const validate = ajv.compile(JSON.parse(text));
  const validator = (value: unknown) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }: Json) => `${instancePath} ${message}`);
  validators.set(schema, validator);
  return validator;
}

/** What a $ref of the document refers to; any other node is returned as it is. */
const resolve = (node: Json): Json =>
  node?.$ref
    ? node.$ref
        .slice(2)
        .split("/")
        .reduce((part: Json, key: string) => part[key], apiDocument)
    : node;

/**
 * How a JSON response differs from the document: an undocumented status or media type, or the first five differences of its
 * body. Empty for a path that the document does not have.
 */
export function documentErrors(method: string, path: string, status: number, media: string, body: unknown): string[] {
  const [, template = ""] = findEndpoint(method, path).endpoint?.key.split(" ") ?? [];
  const operation = apiDocument.paths[template]?.[method.toLowerCase()];
  if (!operation) return [];
  const response = resolve(operation.responses[status]);
  if (!response) return [`status ${status} is not in the document`];
  const content = response.content[media];
  return content ? validatorOf(content.schema)(body).slice(0, 5) : [`${media} is not in the document`];
}
