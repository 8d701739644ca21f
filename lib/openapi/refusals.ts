import type { OpenAPIV3_1 } from "openapi-types";
import type { Endpoint } from "@/lib/api/endpoint";
import type { Access } from "@/lib/auth/roles";
import type { ProblemStatus } from "@/lib/http/problem";

type Response = OpenAPIV3_1.ResponseObject;
type Responses = Record<string, Response | OpenAPIV3_1.ReferenceObject>;

function refusal(description: string, headers?: Response["headers"], schema = "Problem"): Response {
  const content = { "application/problem+json": { schema: { $ref: `#/components/schemas/${schema}` } } };
  return { description, ...(headers && { headers }), content };
}

const retryAfter = {
  "Retry-After": { description: "Seconds until it is worth asking again.", schema: { type: "integer" as const } },
};

/** The refusals that many endpoints share, by name. */
export const sharedRefusals = {
  BadRequest: refusal("Malformed: the path, the query, a header, or a body that is not JSON."),
  Unauthorized: refusal("No credentials, or bad ones."),
  Forbidden: refusal(
    "Signed in, but not allowed: the role, the country, a date that has passed, or a missing CSRF header.",
  ),
  NotFound: refusal("Unknown, or hidden from the caller."),
  Conflict: refusal("The stored `version` is another than the one sent, or the write contradicts what is stored."),
  TooLarge: refusal("The body is larger than the endpoint accepts."),
  UnsupportedMediaType: refusal("The body is of another type."),
  Invalid: refusal("Well-formed but invalid; `errors` says what is wrong with which field."),
  TooManyRequests: refusal("Too many attempts.", retryAfter),
  Unavailable: refusal("The database cannot be reached right now.", retryAfter),
} as const satisfies Record<string, Response>;

const names: Partial<Record<ProblemStatus, keyof typeof sharedRefusals>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  409: "Conflict",
  413: "TooLarge",
  415: "UnsupportedMediaType",
  422: "Invalid",
  429: "TooManyRequests",
  503: "Unavailable",
};

const stale = "The stored `version` is another than the one sent.";

/** The refusals of one endpoint, by status: what follows from its definition, and what its sentences add. */
export function refusalsOf(
  { key, access, params, query, errors, bodyType, rateLimited }: Endpoint,
  body: { sent: boolean; versioned: boolean },
): Responses {
  const refusals: Responses = {};
  const add = (status: ProblemStatus, description?: string) => {
    const name = names[status];
    if (description) refusals[status] = refusal(description);
    else if (name) refusals[status] = { $ref: `#/components/responses/${name}` };
  };
  const isWrite = !key.startsWith("GET ");
  if (body.sent || params || query) add(400);
  add(401);
  if (isWrite || access !== "all") add(403);
  if (errors?.[404]) add(404, errors[404]);
  const conflict = [body.versioned ? stale : "", errors?.[409]].filter(Boolean).join(" Or: ");
  if (conflict) add(409, conflict);
  if (body.sent) for (const status of [413, 415, 422] as const) add(status);
  if (bodyType === "multipart/form-data")
    refusals[422] = refusal("Nothing is stored; `errors` says what is wrong where.", undefined, "ImportProblem");
  if (rateLimited || (isWrite && access === "all")) add(429);
  add(503);
  return refusals;
}

/** Who may call an endpoint, as a sentence. */
export function callers(access: Access): string {
  if (access === "all") return "For everybody.";
  return access === "signedIn" ? "For everybody who is signed in." : `For: ${access.join(", ")}.`;
}
