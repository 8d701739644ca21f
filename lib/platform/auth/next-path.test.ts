import { describe, expect, it } from "vitest";
import { safeNextPath } from "@/lib/platform/auth/next-path";

describe("the path after a login", () => {
  it.each(["/addTeam", "/editTeam?team=1&member=leader"])("can be %s", (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  it.each([
    "//elsewhere.example/",
    "/\\elsewhere.example/",
    "/\t/elsewhere.example/",
    "/.//elsewhere.example/",
    "https://elsewhere.example/",
    "javascript:alert(1)",
    "addTeam",
    "",
    undefined,
    ["/addTeam"],
  ])("is the home page for %j", (next) => {
    expect(safeNextPath(next)).toBe("/");
  });
});
