import { readdirSync } from "node:fs";
import path from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import type { OpenAPIV3_1 } from "openapi-types";
import { describe, expect, it } from "vitest";
import { endpoints } from "@/lib/site/api/endpoints";
import { createApiDocument } from "@/lib/site/api/openapi";

const document = createApiDocument(endpoints);
const operations = Object.entries(document.paths ?? {}).flatMap(([address, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    key: `${method.toUpperCase()} ${address}`,
    operation: operation as OpenAPIV3_1.OperationObject,
  })),
);

/** The paths of the route files, with `{name}` for `[name]`. */
function pathsOfRouteFiles(): string[] {
  return readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .map(
      (file) =>
        `/api/${path
          .dirname(file)
          .replaceAll(path.sep, "/")
          .replace(/\[(\w+)\]/g, "{$1}")}`,
    )
    .filter((address) => !/^\/api\/(auth\/|docs(\/|$)|openapi\.json$|\[\[)/.test(address));
}

describe("the OpenAPI document", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    // The validator resolves references in place.
    await expect(SwaggerParser.validate(structuredClone(document))).resolves.toBeDefined();
  });

  it("describes every endpoint under its key and its name", () => {
    const described = operations.map(({ key, operation }) => [operation.operationId, key]);
    const declared = Object.entries(endpoints).map(([name, { key }]) => [name, key]);
    expect(described.sort()).toEqual(declared.sort());
  });

  it("describes every route file under its own path", () => {
    expect(Object.keys(document.paths ?? {}).sort()).toEqual(pathsOfRouteFiles().sort());
  });

  it("describes the tags of all endpoints, and no others", () => {
    const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
    expect(document.tags?.map(({ name }) => name).sort()).toEqual([...used].sort());
  });

  it("says the limit of each endpoint's body", () => {
    const limitOf = (wanted: string) => {
      const response = operations.find(({ key }) => key === wanted)?.operation.responses?.[413];
      return response && "description" in response && response.description;
    };
    expect(limitOf("PUT /api/Team/arrival")).toBe("The body is larger than 64 KiB.");
    expect(limitOf("PUT /api/Transfer/parties")).toBe("The body is larger than 256 KiB.");
    expect(limitOf("POST /api/Print/{document}")).toBe("The body is larger than 512 KiB.");
    expect(limitOf("POST /api/Team")).toBe("The body is larger than 16 MiB.");
  });

  it("describes every parameter", () => {
    const parameters = operations.flatMap(({ key, operation }) =>
      (operation.parameters ?? []).map((parameter) => ({ key, ...parameter })),
    );
    expect(parameters.filter((parameter) => !("description" in parameter))).toEqual([]);
  });
});
