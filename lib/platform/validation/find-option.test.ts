import { expect, it } from "vitest";
import { optionOf } from "@/lib/platform/validation/fields";
import { findOption } from "@/lib/platform/validation/find-option";

it("an option is found in any case and form of its letters, and a long text is none", () => {
  expect(findOption(["Junior", "Café"], " cafe\u0301 ")).toBe("Café");
  expect(findOption(["Junior"], `junior${" ".repeat(500)}`)).toBeUndefined();
  expect(findOption(["Junior"], ["junior"])).toBeUndefined();
});

it("a field with options takes any case, and keeps its message for a text that is none", () => {
  const field = optionOf(["Junior", "Senior"], "Junior or Senior.");
  expect(field.parse("senior")).toBe("Senior");
  for (const none of ["Mixed", "", null, undefined])
    expect(field.safeParse(none).error?.issues[0]?.message).toBe("Junior or Senior.");
});
