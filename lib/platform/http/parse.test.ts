import { expect, it } from "vitest";
import { z } from "zod";
import { parseBody } from "@/lib/platform/http/parse";

it("a list where an object belongs is called that", () => {
  expect(() => parseBody(z.object({ teams: z.array(z.object({})) }), { teams: ["x"] })).toThrow(
    expect.objectContaining({ errors: { "teams.0": ["This must be an object, such as {}."] } }),
  );
});

it("an invalid request's response counts all fields and names the first hundred", () => {
  const refuse = () => parseBody(z.array(z.boolean()), Array(500).fill(0));
  expect(refuse).toThrow("500 fields need your attention.");
  const named = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [i, ["This must be true or false."]]));
  expect(refuse).toThrow(expect.objectContaining({ errors: named }));
});
