import { describe, expect, it } from "vitest";
import { deadlineText, instantText, optionOf } from "@/lib/platform/validation/fields";

describe("an instant", () => {
  it.each(["2025-02-30T10:00", "tomorrow", "2025-04-09", "2025-04-09T25:00"])("is refused for %s", (text) => {
    expect(instantText("Time").safeParse(text).success).toBe(false);
  });
});

describe("a deadline", () => {
  const error = (text: string) => deadlineText("The end").safeParse(text).error?.issues[0]?.message;

  it.each(["2025-03-20T23:59", "2025-03-20T23:59:00", "2025-03-20T21:59:00.000Z", "2025-03-20T23:59:00+02:00"])(
    "is a whole minute: %s",
    (text) => expect(error(text)).toBeUndefined(),
  );

  it.each(["2025-03-20T23:59:30", "2025-03-20T21:59:59.000Z", "2025-03-20T23:59:00.5+02:00"])(
    "never falls within a minute, for which pages are kept: %s",
    (text) => expect(error(text)).toBe("The end must be a whole minute, such as 23:59, without seconds."),
  );

  it("has a single error if it is not an instant", () => {
    expect(deadlineText("The end").safeParse("soon").error?.issues).toHaveLength(1);
  });
});

it("a field with options takes any case, and keeps its message for a text that is none", () => {
  const field = optionOf(["Junior", "Senior"], "Junior or Senior.");
  expect(field.parse("senior")).toBe("Senior");
  for (const none of ["Mixed", "", null, undefined])
    expect(field.safeParse(none).error?.issues[0]?.message).toBe("Junior or Senior.");
});
