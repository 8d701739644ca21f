import { expect, it } from "vitest";
import { findOption } from "@/lib/platform/validation/find-option";

it("an option is found in any case and form of its letters, and a long text is none", () => {
  expect(findOption(["Junior", "Café"], " cafe\u0301 ")).toBe("Café");
  expect(findOption(["Junior"], `junior${" ".repeat(500)}`)).toBeUndefined();
  expect(findOption(["Junior"], ["junior"])).toBeUndefined();
});
