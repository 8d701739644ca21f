import { expect, test } from "vitest";
import { contentSecurityPolicy } from "@/lib/platform/http/content-security-policy";
import { sharedResponse } from "@/server/shared-response";

const headers = (type: string) => ({
  "content-type": type,
  "content-security-policy": contentSecurityPolicy("bm9uY2U"),
});

test("a picture is stored unchanged, although its response has a page's policy", async () => {
  const body = Buffer.from(Array.from({ length: 256 }, (_, i) => i));
  const shared = sharedResponse({ status: 200, headers: headers("image/webp"), body }, [200]);
  expect((await shared.encode("br")).body).toEqual(body);
  expect(shared.headers.join("\n")).not.toContain("nonce");
});

test("a page is stored without its nonce", async () => {
  const body = Buffer.from('<script nonce="bm9uY2U">go()</script>');
  const shared = sharedResponse({ status: 200, headers: headers("text/html; charset=utf-8"), body }, [200]);
  expect((await shared.encode("identity")).body.toString()).toBe('<script nonce="shared">go()</script>');
});

test("a response that sets a cookie is not shared", () => {
  const response = { status: 200, headers: { "set-cookie": ["a=b"] }, body: Buffer.from("mine") };
  expect(() => sharedResponse(response, [200])).toThrow();
});

test("a response with another status is not stored, and says so to proxies", () => {
  const shared = sharedResponse({ status: 500, headers: headers("text/html"), body: Buffer.from("") }, [200]);
  expect([shared.isStored, shared.headers.includes("private, no-store")]).toEqual([false, true]);
});
