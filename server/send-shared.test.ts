import { expect, it } from "vitest";
import { preferredEncoding } from "@/server/send-shared";

it.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["gzip;q=0, identity", "identity"],
  ["BR", "br"],
])("the best encoding that a client accepts: %s is %s", (header, encoding) => {
  expect(preferredEncoding({ headers: { "accept-encoding": header } })).toBe(encoding);
});
