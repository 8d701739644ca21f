import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, it, vi } from "vitest";
import { log } from "@/lib/platform/log";
import { listenForChanges } from "@/server/change-listener";

it("warns once, and only after the second attempt to connect failed", async () => {
  const warn = vi.spyOn(log(), "warn").mockReturnValue();
  const server = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  listenForChanges(`postgresql://a:b@127.0.0.1:${port}/c`, () => undefined);
  const warnings: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    await once(server, "connection");
    warnings.push(warn.mock.calls.length);
  }
  server.close();
  expect(warnings).toEqual([0, 0, 1, 1]);
});
