import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { createCacheHandler } from "@/server/cache/cache-handler";
import { createNextApp } from "@/server/next-app";
import { RequestQueue } from "@/server/request-queue";

it("a request is rendered separately when its shared rendering fails", async () => {
  const next = createNextApp(async (_request, response) => {
    response.write("half a page");
    response.destroy();
  });
  const cache = createCacheHandler({
    next,
    renders: new RequestQueue({ slots: 1, fairFrom: 0, maxWaiting: 1, timeoutMs: 1_000 }),
    listen: () => ({ isCurrent: async () => true, stop: async () => undefined }),
    now: () => 0,
    clockCookie: null,
    securityHeaders: {},
    siteUrl: "https://tournament.example",
  });
  const request = { method: "GET", url: "/teams", headers: {} } as IncomingMessage;
  const context = { path: "/teams", requestId: "id", startedAt: 0, client: () => "192.0.2.1" };
  expect(await cache.respond(request, {} as ServerResponse, context)).toBe(false);
});
