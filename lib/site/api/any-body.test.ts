import { expect, it } from "vitest";
import { parseBody } from "@/lib/platform/http/parse";
import { allEndpoints } from "@/lib/site/api/endpoints";

const withBody = allEndpoints.flatMap(({ key, body }) => (body ? [[key, body] as const] : []));

it.each(withBody)("%s refuses a body that is no object or form with 422", (_, schema) => {
  for (const body of [null, [], "", 1, true])
    expect(() => parseBody(schema, body)).toThrow(expect.objectContaining({ status: 422 }));
});
