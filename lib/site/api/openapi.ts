import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";
import {
  type CreateDocumentOptions,
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from "zod-openapi";
import type { Endpoint } from "@/lib/platform/api/endpoint";
import { csrfCookie } from "@/lib/platform/auth/cookies";
import { errorResponses } from "@/lib/site/api/openapi-errors";
import { introduction } from "@/lib/site/api/openapi-introduction";

/** The description of each tag; an endpoint's tag is the first part of its path after /api. */
const tagDescriptions: Record<string, string> = {
  Contest: "The editions of the tournament.",
  Identity: "Users and authentication.",
  Team: "Teams.",
  Person: "Guests, committee members and other people who neither lead nor compete.",
  Leader: "Leaders and deputy leaders.",
  Contestant: "Contestants.",
  Guide: "Guides and the teams assigned to them.",
  Country: "Countries.",
  Arrival: "Who has arrived.",
  Transfer: "Vehicles between the places of arrival and the venue, and who rides in them.",
  Result: "Points, places and awards.",
  Seating: "Rooms, and who sits where.",
  Print: "Badges, diplomas and other printed documents.",
  Mail: "What the site has sent, or will send.",
  Question: "What the edition asks besides the fields of every edition.",
  Message: "What organizers have written to several people at once.",
  Letter: "Invitation letters for the visa.",
  Reminder: "What countries still have to settle.",
  Warning: "What looks wrong in the registrations.",
  PersonalData: "Until when it is kept, its deletion, and what is stored about a person.",
  Demo: "Only in the demo.",
  Audit: "The audit log.",
};

const tagOf = ({ key }: Endpoint): string => key.split("/")[2] ?? "";

const securitySchemes = {
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
} as const;

function securityOf({ key, access, optionalAuth }: Endpoint): ZodOpenApiOperationObject["security"] {
  if (access === "all" && !optionalAuth) return [];
  const withCookie = { cookie: [], ...(!key.startsWith("GET ") && { csrf: [] }) };
  return [...(optionalAuth ? [{}] : []), { bearer: [] }, withCookie];
}

function callersOf({ access }: Endpoint): string {
  if (access === "all") return "For everybody.";
  return access === "signedIn" ? "For everybody who is logged in." : `For: ${access.join(", ")}.`;
}

const idempotencyHeader = z.object({
  "Idempotency-Key": z.string().min(1).max(255).optional().meta({
    description:
      "1 to 255 visible characters of your choice. Requests with the same key and body within a day take effect once.",
  }),
});

const fileHeaders = z.object({
  "Content-Disposition": z.string().meta({ description: "`attachment` with the file's name." }),
});

function successOf({ response, responseType, success }: Endpoint): ZodOpenApiResponseObject {
  return {
    // OpenAPI requires a description.
    description: success ?? "Success.",
    headers: responseType && fileHeaders,
    content: { [responseType ?? "application/json"]: { schema: response } },
  };
}

function operationOf(operationId: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const { access, summary, description, params, query, body, bodyType, idempotent, status } = endpoint;
  return {
    operationId,
    tags: [tagOf(endpoint)],
    summary,
    description: [description, callersOf(endpoint)].filter(Boolean).join("\n\n"),
    "x-roles": typeof access === "string" ? [access] : access,
    security: securityOf(endpoint),
    requestParams: {
      ...(params && { path: params }),
      ...(query && { query }),
      ...(idempotent && { header: idempotencyHeader }),
    },
    requestBody: body && { required: true, content: { [bodyType ?? "application/json"]: { schema: body } } },
    responses: { [status ?? 200]: successOf(endpoint), ...errorResponses(endpoint) },
  };
}

const simplifySchema: CreateDocumentOptions["override"] = ({ jsonSchema }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  delete jsonSchema.propertyNames;
  // Clients should accept fields that a later version adds.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // zod drops `examples` of transformed fields, so the fields declare an `example`.
  if ("example" in jsonSchema) {
    jsonSchema.examples = [jsonSchema.example];
    delete jsonSchema.example;
  }
  // Generators ignore `const: false`.
  if (jsonSchema.const !== undefined) {
    jsonSchema.enum = [jsonSchema.const];
    delete jsonSchema.const;
  }
  // `oneOf` needs a required discriminator, but `hasPersonForContact` is optional.
  if (jsonSchema.oneOf) {
    jsonSchema.anyOf = jsonSchema.oneOf;
    delete jsonSchema.oneOf;
  }
};

/** Tools handle `type: [type, "null"]` as one value, unlike `anyOf`. */
function mergeNull(_key: string, value: OpenAPIV3_1.SchemaObject | null): unknown {
  if (value?.anyOf?.length !== 2) return value;
  const {
    anyOf: [inner, other],
    ...schema
  } = value;
  if (!inner || !("type" in inner) || typeof inner.type !== "string" || inner.enum) return value;
  return other && "type" in other && other.type === "null"
    ? { ...inner, ...schema, type: [inner.type, "null"] }
    : value;
}

export function createApiDocument(endpoints: Record<string, Endpoint>): OpenAPIV3_1.Document {
  const paths: ZodOpenApiPathsObject = {};
  const usedTags = new Set(Object.values(endpoints).map(tagOf));
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const [method = "", path = ""] = endpoint.key.split(" ");
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(operationId, endpoint) };
  }
  const document = createDocument(
    {
      openapi: "3.1.1",
      info: {
        title: "The autumn tournament's API",
        version: "1.0.0",
        description: introduction,
        license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      },
      servers: [{ url: "/" }],
      tags: Object.entries(tagDescriptions)
        .filter(([name]) => usedTags.has(name))
        .map(([name, description]) => ({ name, description })),
      paths,
      components: { securitySchemes },
    },
    { override: simplifySchema },
  );
  return JSON.parse(JSON.stringify(document), mergeNull);
}
