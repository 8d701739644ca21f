import { describe, expect, it } from "vitest";
import { allows } from "@/lib/platform/auth/roles";
import { accessToPage } from "@/lib/site/pages/access";

describe("the access table", () => {
  it("has no other path than those of pages", () => {
    expect(accessToPage("/controlPanel/secrets")).toBeNull();
    expect(accessToPage("/addteam")).toBeNull();
  });

  it("accepts only four digits for the year of a past edition's page", () => {
    expect(accessToPage("/2024/teams")).toBe("all");
    for (const path of ["/24/teams", "/20240/teams", "/202a", "/ 2024", "/controlPanel/sponsors"])
      expect(accessToPage(path)).toBeNull();
  });

  it("denies access to every role that is not listed", () => {
    expect(allows(["Administrator"], null)).toBe(false);
    expect(allows(["Administrator"], "Guide")).toBe(false);
    expect(allows("signedIn", null)).toBe(false);
    expect(allows("signedIn", "Guide")).toBe(true);
    expect(allows("all", null)).toBe(true);
  });
});
