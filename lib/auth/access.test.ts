import { describe, expect, it } from "vitest";
import { accessToApi, accessToPage } from "@/lib/auth/access";
import { allows } from "@/lib/auth/roles";

describe("the access table", () => {
  it("knows nothing that it doesn't list", () => {
    expect(accessToPage("/controlPanel/secrets")).toBeNull();
    expect(accessToPage("/addteam")).toBeNull();
    expect(accessToApi("GET", "/api/Nothing")).toEqual({ allowedMethods: [] });
  });

  it("tells an unknown method from an unknown path", () => {
    expect(accessToApi("DELETE", "/api/Team")).toEqual({ allowedMethods: ["GET", "POST"] });
  });

  it("treats HEAD as GET", () => {
    expect(accessToApi("HEAD", "/api/Team")).toEqual(accessToApi("GET", "/api/Team"));
  });

  it("never matches an empty or a longer path against a parameter", () => {
    expect(accessToApi("GET", "/api/Team/country/")).toEqual({ allowedMethods: [] });
    expect(accessToApi("GET", "/api/Team/country/a/b")).toEqual({ allowedMethods: [] });
  });

  it("takes four digits, and nothing else, for the year of a past edition's page", () => {
    expect(accessToPage("/2024/teams")).toBe("all");
    for (const path of ["/24/teams", "/20240/teams", "/202a", "/ 2024", "/controlPanel/teams"])
      expect(accessToPage(path)).toBeNull();
    expect(accessToApi("POST", "/api/Contestant/import/creds/csv/soon")).toHaveProperty("access");
  });

  it("lets nobody in who isn't named", () => {
    expect(allows(["Administrator"], null)).toBe(false);
    expect(allows(["Administrator"], "Guide")).toBe(false);
    expect(allows("signedIn", null)).toBe(false);
    expect(allows("signedIn", "Guide")).toBe(true);
    expect(allows("all", null)).toBe(true);
  });
});
