import { z } from "zod";
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { defaultBodyLimit, type Endpoint } from "@/lib/platform/api/endpoint";
import { sizeText } from "@/lib/platform/http/body";

const problemFields = {
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string().meta({ description: "A sentence for the user.", example: "3 fields need your attention." }),
  requestId: z.string().meta({ description: "Name it when you report a problem." }),
};

const problem = z
  .object({
    ...problemFields,
    errors: z.record(z.string(), z.array(z.string())).optional(),
    current: z
      .looseObject({})
      .nullish()
      .meta({ description: "With a stale `version`: the record as it is stored now." }),
    repeatWith: z.string().optional().meta({
      description: "The request is carried out if it is repeated with this query; `detail` says what it costs.",
    }),
    changedBy: z.string().optional().meta({ description: "With a stale `version`: who changed the record last." }),
  })
  .meta({ id: "Problem", description: "Why a request was refused (RFC 9457)." });

const importError = z.object({
  line: z.int().meta({ description: "The line of the file, starting at 1." }),
  column: z.string().meta({ description: "The column's heading in the file; empty for the whole line." }),
  message: z.string(),
});

const importProblem = z
  .object({
    ...problemFields,
    errors: z.union([z.array(importError), z.record(z.string(), z.array(z.string()))]).optional(),
    columns: z.array(z.string()).optional().meta({ description: "All headings, if the columns can be chosen." }),
    unusedColumns: z.array(z.string()).optional().meta({ description: "Those of them that were not used." }),
  })
  .meta({ id: "ImportProblem", description: "Why a form or the CSV file in it was refused, with at most 100 errors." });

const retryAfter = z.object({ "Retry-After": z.int().meta({ description: "Seconds until the next attempt." }) });

type Options = Pick<ZodOpenApiResponseObject, "id" | "headers"> & { schema?: z.ZodType };

const error = (description: string, { schema = problem, ...options }: Options = {}): ZodOpenApiResponseObject => ({
  description,
  content: { "application/problem+json": { schema } },
  ...options,
});

/** Errors of several endpoints; their `id` makes them components of the document. */
const shared = {
  badRequest: error("Malformed path, query, header or JSON.", { id: "BadRequest" }),
  unauthorized: error("No credentials, or invalid ones.", { id: "Unauthorized" }),
  forbidden: error("Not allowed for this role or country, after a deadline, or without the CSRF header.", {
    id: "Forbidden",
  }),
  unsupportedMediaType: error("The body has an unsupported content type.", { id: "UnsupportedMediaType" }),
  invalid: error("Well-formed but invalid; `errors` has the messages for each field.", { id: "Invalid" }),
  tooManyRequests: error("Too many attempts.", { id: "TooManyRequests", headers: retryAfter }),
  unavailable: error("The database is unavailable or the server is overloaded.", {
    id: "Unavailable",
    headers: retryAfter,
  }),
};

const invalidFile = error("Nothing is stored; `errors` has the line and column of each error.", {
  schema: importProblem,
});

function sendsVersion({ key, body }: Endpoint): boolean {
  const options = body instanceof z.ZodDiscriminatedUnion ? body.options : [body];
  return key.startsWith("PUT ") && options.some((option) => option instanceof z.ZodObject && "version" in option.shape);
}

function conflictOf(endpoint: Endpoint): string {
  const stale = sendsVersion(endpoint) && "The stored `version` is not the one that was sent.";
  const reused = endpoint.idempotent && "The Idempotency-Key came with another body before.";
  return [stale, endpoint.errors?.[409], reused].filter(Boolean).join(" Or: ");
}

export function errorResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const { key, access, params, query, body, bodyType, bodyLimit = defaultBodyLimit, errors, rateLimited } = endpoint;
  const isWrite = !key.startsWith("GET ");
  const conflict = conflictOf(endpoint);
  return {
    ...((params || query || body) && { 400: shared.badRequest }),
    401: shared.unauthorized,
    ...((isWrite || access !== "all") && { 403: shared.forbidden }),
    ...(errors?.[404] && { 404: error(errors[404]) }),
    ...(conflict && { 409: error(conflict) }),
    ...(errors?.[422] && { 422: error(errors[422]) }),
    ...(body && {
      413: error(`The body is larger than ${sizeText(bodyLimit)}.`),
      415: shared.unsupportedMediaType,
      422: bodyType === "multipart/form-data" ? invalidFile : shared.invalid,
    }),
    ...((rateLimited || (isWrite && access === "all")) && { 429: shared.tooManyRequests }),
    503: shared.unavailable,
  };
}
