import { expect, test } from "vitest";
import { contentSecurityPolicy } from "@/lib/http/content-security-policy";
import { entryOf } from "@/server/cache/entry";

const headers = (type: string) => ({
  "content-type": type,
  "content-security-policy": contentSecurityPolicy("bm9uY2U"),
});

test("a picture is kept byte by byte, although its answer carries a page's policy", async () => {
  const body = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  const entry = entryOf({ status: 200, headers: headers("image/webp"), body }, Number.POSITIVE_INFINITY);
  expect((await entry?.encode("br"))?.body).toEqual(body);
  expect(entry?.headers.join("\n")).not.toContain("nonce");
});

test("a page's nonce is taken out of what is kept", async () => {
  const body = Buffer.from('<script nonce="bm9uY2U">go()</script>');
  const entry = entryOf({ status: 200, headers: headers("text/html; charset=utf-8"), body }, Number.POSITIVE_INFINITY);
  expect((await entry?.encode("identity"))?.body.toString()).toBe('<script nonce="shared">go()</script>');
});

test("a client navigation whose page could not be rendered is nobody else's, although its status says nothing of it", () => {
  const payload = (rows: string) => ({ status: 200, headers: headers("text/x-component"), body: Buffer.from(rows) });
  expect(entryOf(payload('0:{"f":["$L1"]}\n1:E{"digest":"1867395216"}\n'), 0)).toBeNull();
  expect(entryOf(payload('0:["$","p",null,{"children":":E{\\"digest\\":"}]\n'), 0)).not.toBeNull();
});
