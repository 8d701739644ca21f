import { readdirSync } from "node:fs";
import path from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { describe, expect, it } from "vitest";
import { endpoints } from "@/app/api/openapi.json/endpoints";
import { apiAccess } from "@/lib/auth/access";
import { buildDocument } from "@/lib/openapi/build";
import { isDocumented } from "@/lib/openapi/endpoint";
import { fields, requestFields } from "@/lib/openapi/fields";

const document = buildDocument(endpoints);
const documented = Object.entries(document.paths ?? {}).flatMap(([address, item]) =>
  Object.keys(item ?? {}).map((method) => `${method.toUpperCase()} ${address}`),
);
const wanted = Object.keys(apiAccess).filter((key) => isDocumented(key as keyof typeof apiAccess));

/** The addresses of the route files, in the access table's spelling. */
function addressesOfRoutes(): string[] {
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => path.basename(file) === "route.ts")
    .map(
      (file) =>
        `/api/${path
          .dirname(file)
          .replaceAll(path.sep, "/")
          .replace(/\[(\w+)\]/g, "{$1}")}`,
    )
    .filter((address) => isDocumented(`GET ${address}` as keyof typeof apiAccess));
}

describe("the API's document", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    // The validator resolves references in place.
    await expect(SwaggerParser.validate(structuredClone(document))).resolves.toBeDefined();
  });

  it("describes exactly the endpoints of the access table", () => {
    expect(documented.sort()).toEqual(wanted.sort());
  });

  it("describes every route file, each under its own address", () => {
    expect([...new Set(documented.map((key) => key.split(" ")[1]))].sort()).toEqual(addressesOfRoutes().sort());
  });

  it("names every operation once", () => {
    const ids = Object.values(document.paths ?? {}).flatMap((item) =>
      [item?.get, item?.put, item?.post, item?.delete].flatMap((one) => one?.operationId ?? []),
    );
    expect(ids.length).toBe(wanted.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("explains no field that it doesn't have", () => {
    const text = JSON.stringify(document);
    const explained = [...Object.keys(fields), ...Object.keys(requestFields)];
    expect(explained.filter((name) => !text.includes(`"${name}":{`))).toEqual([]);
  });
});
