import { expect, test } from "vitest";
import { contentSecurityPolicy } from "@/lib/platform/http/content-security-policy";
import { cachedResponse } from "@/server/cache/cached-response";

const headers = (type: string) => ({
  "content-type": type,
  "content-security-policy": contentSecurityPolicy("bm9uY2U"),
});

test("a picture is cached unchanged, although its response has a page's policy", async () => {
  const body = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  const cached = cachedResponse({ status: 200, headers: headers("image/webp"), body }, Number.POSITIVE_INFINITY);
  expect((await cached?.encode("br"))?.body).toEqual(body);
  expect(cached?.headers.join("\n")).not.toContain("nonce");
});

test("a page is cached without its nonce", async () => {
  const body = Buffer.from('<script nonce="bm9uY2U">go()</script>');
  const cached = cachedResponse(
    { status: 200, headers: headers("text/html; charset=utf-8"), body },
    Number.POSITIVE_INFINITY,
  );
  expect((await cached?.encode("identity"))?.body.toString()).toBe('<script nonce="shared">go()</script>');
});

test("a client navigation whose page could not be rendered is not cached, although its status is 200", () => {
  const payload = (rows: string) => ({ status: 200, headers: headers("text/x-component"), body: Buffer.from(rows) });
  expect(cachedResponse(payload('0:{"f":["$L1"]}\n1:E{"digest":"1867395216"}\n'), 0)).toBeNull();
  expect(cachedResponse(payload('0:["$","p",null,{"children":":E{\\"digest\\":"}]\n'), 0)).not.toBeNull();
});
