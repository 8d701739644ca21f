import type { OpenAPIV3_1 } from "openapi-types";
import type { Endpoint } from "@/lib/api/endpoint";
import { csrfCookie } from "@/lib/auth/cookies";
import { requestComponents, responseComponents } from "@/lib/openapi/components";
import { introduction } from "@/lib/openapi/introduction";
import { type JsonSchemas, toJsonSchemas } from "@/lib/openapi/json-schema";
import { parametersOf } from "@/lib/openapi/parameters";
import { callers, refusalsOf, sharedRefusals } from "@/lib/openapi/refusals";

type Endpoints = Readonly<Record<string, Endpoint>>;
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

function securityOf({ key, access, optionalAuth }: Endpoint): OpenAPIV3_1.SecurityRequirementObject[] {
  const isOpen = access === "all";
  if (isOpen && !optionalAuth) return [];
  const withCookie: OpenAPIV3_1.SecurityRequirementObject = key.startsWith("GET ")
    ? { cookie: [] }
    : { cookie: [], csrf: [] };
  return [...(isOpen ? [{}] : []), { bearer: [] }, withCookie];
}

interface Sides {
  requests: JsonSchemas;
  responses: JsonSchemas;
}

function requestOf({ body, bodyType }: Endpoint, { requests }: Sides): Content | undefined {
  return body && { [bodyType ?? "application/json"]: { schema: requests.of(body) } };
}

const fileName = {
  "Content-Disposition": { description: "`attachment` with the file's name.", schema: { type: "string" as const } },
};

function successOf({ response, responseType, success }: Endpoint, { responses }: Sides): OpenAPIV3_1.ResponseObject {
  const content = { [responseType ?? "application/json"]: { schema: responses.of(response) } };
  return { description: success, ...(responseType && { headers: fileName }), content };
}

/** Whether it is an edit that carries the version of what it was made from. */
function isVersioned({ key, body }: Endpoint, { requests }: Sides): boolean {
  if (!key.startsWith("PUT ")) return false;
  const schema = body && requests.of(body);
  const whole =
    schema && "$ref" in schema ? requests.components[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)] : schema;
  return whole?.properties?.version !== undefined;
}

function operationOf(operationId: string, endpoint: Endpoint, sides: Sides): OpenAPIV3_1.OperationObject<Roles> {
  const { key, access, summary, description } = endpoint;
  const content = requestOf(endpoint, sides);
  const body = { sent: content !== undefined, versioned: isVersioned(endpoint, sides) };
  return {
    operationId,
    tags: [key.split("/")[2] ?? ""],
    summary,
    description: [description, callers(access)].filter(Boolean).join("\n\n"),
    "x-roles": typeof access === "string" ? [access] : access,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint, sides.requests),
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      [endpoint.status ?? 200]: successOf(endpoint, sides),
      ...refusalsOf(endpoint, body),
    },
  };
}

function pathsOf(endpoints: Endpoints, sides: Sides): OpenAPIV3_1.PathsObject<Roles> {
  const paths: Record<string, OpenAPIV3_1.PathItemObject<Roles>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = "", path = ""] = endpoint.key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, endpoint, sides) };
  }
  return paths;
}

/** The OpenAPI 3.1 document of these endpoints by operationId. */
export function buildDocument(endpoints: Endpoints): OpenAPIV3_1.Document<Roles> {
  const definitions = Object.values(endpoints);
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
