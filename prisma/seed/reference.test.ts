import { expect, test } from "vitest";
import countries from "@/lib/country/reference.json";
import { idOf } from "@/prisma/seed/ids";

test("ids of countries are derived from the codes, so that every deployment has the same", () => {
  for (const { id, alpha2 } of countries) expect(id).toBe(idOf(`country:${alpha2}`));
  expect(countries[0]?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
