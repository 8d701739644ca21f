import { describe, expect, it } from "vitest";
import { findEndpoint } from "@/lib/site/api/find-endpoint";

const unknownPath = { endpoint: null, allowedMethods: [] };

describe("findEndpoint", () => {
  it("finds nothing for an unknown path", () => {
    expect(findEndpoint("GET", "/api/Nothing")).toEqual(unknownPath);
  });

  it("distinguishes an unknown method from an unknown path", () => {
    expect(findEndpoint("DELETE", "/api/Team")).toEqual({ endpoint: null, allowedMethods: ["GET", "POST"] });
  });

  it("treats HEAD as GET", () => {
    expect(findEndpoint("HEAD", "/api/Team")).toEqual(findEndpoint("GET", "/api/Team"));
  });

  it("prefers a literal path to a parameter", () => {
    expect(findEndpoint("GET", "/api/Person/role/COMMITTEE").endpoint?.key).toBe("GET /api/Person/role/COMMITTEE");
  });

  it("never matches an empty or a longer path against a parameter", () => {
    expect(findEndpoint("GET", "/api/Team/country/")).toEqual(unknownPath);
    expect(findEndpoint("GET", "/api/Team/country/a/b")).toEqual(unknownPath);
  });

  it("leaves the values of parameters to the endpoint", () => {
    expect(findEndpoint("POST", "/api/Contestant/import/creds/csv/soon").endpoint).not.toBeNull();
  });
});
