import SwaggerParser from "@apidevtools/swagger-parser";
import { describe, expect, it } from "vitest";
import { endpoints } from "@/lib/api/endpoints";
import { buildDocument } from "@/lib/openapi/build";
import { fields, requestFields } from "@/lib/openapi/fields";

const document = buildDocument(endpoints);

describe("the OpenAPI document", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    // The validator resolves references in place.
    await expect(SwaggerParser.validate(structuredClone(document))).resolves.toBeDefined();
  });

  it("describes every endpoint under its key and its name", () => {
    const documented = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item ?? {}).map(([method, operation]) => [
        (operation as { operationId: string }).operationId,
        `${method.toUpperCase()} ${path}`,
      ]),
    );
    const declared = Object.entries(endpoints).map(([name, { key }]) => [name, key]);
    expect(documented.sort()).toEqual(declared.sort());
  });

  it("describes no field that it does not have", () => {
    const text = JSON.stringify(document);
    const described = [...Object.keys(fields), ...Object.keys(requestFields)];
    expect(described.filter((name) => !text.includes(`"${name}":{`))).toEqual([]);
  });
});
