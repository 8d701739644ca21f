import type { OpenAPIV3_1 } from "openapi-types";
import { apiAccess } from "@/lib/auth/access";
import { csrfCookie } from "@/lib/auth/cookies";
import { requestComponents, responseComponents } from "@/lib/openapi/components";
import { type Endpoint, isDocumented } from "@/lib/openapi/endpoint";
import { introduction } from "@/lib/openapi/introduction";
import { type JsonSchemas, toJsonSchemas } from "@/lib/openapi/json-schema";
import type { Operation } from "@/lib/openapi/operation";
import { operations } from "@/lib/openapi/operations";
import { parametersOf } from "@/lib/openapi/parameters";
import { callers, refusalsOf, sharedRefusals } from "@/lib/openapi/refusals";

type Content = Record<string, OpenAPIV3_1.MediaTypeObject>;

/** What an operation says besides OpenAPI's own fields. */
interface Roles {
  "x-roles": readonly string[];
}

const tags: Record<string, string> = {
  Contest: "The edition of the tournament.",
  Identity: "Accounts and signing in.",
  Team: "Teams.",
  Person: "Guests, committees, and everybody else who is neither leader nor contestant.",
  Leader: "Leaders and deputy leaders.",
  Contestant: "Contestants.",
  Guide: "Guides and the teams they look after.",
  Country: "Countries.",
  Audit: "Who changed what.",
};

const present = <T>(value: T | undefined): value is T => value !== undefined;

function securityOf({ key }: Endpoint, operation: Operation): OpenAPIV3_1.SecurityRequirementObject[] {
  const isOpen = apiAccess[key] === "all";
  if (isOpen && !operation.moreForSignedIn) return [];
  const withCookie: OpenAPIV3_1.SecurityRequirementObject = key.startsWith("GET ")
    ? { cookie: [] }
    : { cookie: [], csrf: [] };
  return [...(isOpen ? [{}] : []), { bearer: [] }, withCookie];
}

interface Sides {
  requests: JsonSchemas;
  responses: JsonSchemas;
}

function requestOf({ body }: Endpoint["definition"], operation: Operation, { requests }: Sides): Content | undefined {
  const media = operation.file === "sent" ? "multipart/form-data" : "application/json";
  return body && { [media]: { schema: requests.of(body) } };
}

const fileName = {
  "Content-Disposition": { description: "`attachment` with the file's name.", schema: { type: "string" as const } },
};

function successOf(
  { response }: Endpoint["definition"],
  operation: Operation,
  { responses }: Sides,
): OpenAPIV3_1.ResponseObject {
  const isFile = operation.file === "given";
  const content = response && { [isFile ? "text/csv" : "application/json"]: { schema: responses.of(response) } };
  return { description: operation.success, ...(isFile && { headers: fileName }), ...(content && { content }) };
}

/** Whether it is an edit that carries the version of what it was made from. */
function isVersioned({ key, definition: { body } }: Endpoint, { requests }: Sides): boolean {
  if (!key.startsWith("PUT ")) return false;
  const schema = body && requests.of(body);
  const whole =
    schema && "$ref" in schema ? requests.components[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)] : schema;
  return whole?.properties?.version !== undefined;
}

function operationOf(endpoint: Endpoint, operation: Operation, sides: Sides): OpenAPIV3_1.OperationObject<Roles> {
  const { key, definition } = endpoint;
  const access = apiAccess[key];
  const content = requestOf(definition, operation, sides);
  const body = { sent: content !== undefined, versioned: isVersioned(endpoint, sides) };
  return {
    operationId: operation.id,
    tags: [key.split("/")[2] ?? ""],
    summary: operation.summary,
    description: [operation.description, callers(key)].filter(Boolean).join("\n\n"),
    "x-roles": typeof access === "string" ? [access] : access,
    security: securityOf(endpoint, operation),
    parameters: parametersOf(endpoint, operation, sides.requests),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [definition.status ?? 200]: successOf(definition, operation, sides),
      ...refusalsOf(endpoint, operation, body),
    },
  };
}

function pathsOf(endpoints: Endpoint[], sides: Sides): OpenAPIV3_1.PathsObject<Roles> {
  const paths: Record<string, OpenAPIV3_1.PathItemObject<Roles>> = {};
  for (const endpoint of endpoints) {
    if (!isDocumented(endpoint.key)) continue;
    const [method = "", path = ""] = endpoint.key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(endpoint, operations[endpoint.key], sides) };
  }
  return paths;
}

/** The OpenAPI 3.1 document of these endpoints, from their schemas, the access table and the sentences of operations.ts. */
export function buildDocument(endpoints: Endpoint[]): OpenAPIV3_1.Document<Roles> {
  const definitions = endpoints.map(({ definition }) => definition);
  const given = definitions.flatMap(({ body, params, query }) => [body, params, query]).filter(present);
  const sides: Sides = {
    requests: toJsonSchemas(requestComponents, given, "input"),
    responses: toJsonSchemas(responseComponents, definitions.map(({ response }) => response).filter(present), "output"),
  };
  return {
    openapi: "3.1.1",
    info: { title: "The autumn tournament's API", version: "1.0.0", description: introduction },
    servers: [{ url: "/" }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: pathsOf(endpoints, sides),
    components: {
      schemas: { ...sides.responses.components, ...sides.requests.components },
      responses: sharedRefusals,
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The token of POST /api/Identity/Login.",
        },
        cookie: {
          type: "apiKey",
          in: "cookie",
          name: "session",
          description: "The session of the site's own pages (`__Host-session` over https).",
        },
        csrf: {
          type: "apiKey",
          in: "header",
          name: csrfCookie.header,
          description: `The value of the \`${csrfCookie.name}\` cookie.`,
        },
      },
    },
  };
}
