import { describe, expect, it } from "vitest";
import { isLinkAddress, toLinkAddress } from "@/lib/platform/html/link-address";

describe("the address of a link", () => {
  it.each([
    ["https://ioinformatics.org/", "https://ioinformatics.org/"],
    [" http://iati.example/a?b=c#d ", "http://iati.example/a?b=c#d"],
    ["ioinformatics.org", "https://ioinformatics.org"],
    ["iati.example:8080/rules", "https://iati.example:8080/rules"],
    ["jury@iati.example", "mailto:jury@iati.example"],
    ["mailto:jury@iati.example", "mailto:jury@iati.example"],
    ["tel:+35954800600", "tel:+35954800600"],
    ["/schedule", "/schedule"],
    ["#prizes", "#prizes"],
  ])("typed as %s is %s", (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "java\tscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "https:",
    "no address",
    "word",
    "",
  ])("is never %s", (typed) => {
    expect(toLinkAddress(typed)).toBeNull();
    expect(isLinkAddress(typed)).toBe(false);
  });
});
