import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { listenForChanges } from "@/server/change-listener";

const databaseUrl = process.env.DATABASE_URL ?? "";

async function startListener(url: string) {
  let changes = 0;
  const listener = listenForChanges(url, () => changes++);
  await vi.waitUntil(() => listener.isCurrent(), { timeout: 30_000, interval: 20 });
  return { listener, changes: () => changes };
}

/** Keeps this process from doing anything else. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

it("a process that was busy longer than a ping may take stays connected and serves its cache", async () => {
  // A database without the changes of other tests.
  const { listener, changes } = await startListener(new URL("/postgres", databaseUrl).href);
  const before = changes();
  block(2_500);
  const isCurrent = listener.isCurrent();
  // The ping is sent now.
  await setImmediate();
  block(5_000);
  expect(await isCurrent).toBe(true);
  expect(changes()).toBe(before);
  await listener.stop();
});

it("a database that falls silent without closing its connections is noticed within seconds", async () => {
  const { hostname, port } = new URL(databaseUrl);
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.pipe(server).pipe(client);
    proxy.once("silence", () => client.unpipe(server));
    for (const socket of [client, server]) socket.on("error", () => undefined);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { listener } = await startListener(url.href);
  proxy.emit("silence");
  await expect.poll(() => listener.isCurrent(), { timeout: 10_000 }).toBe(false);
  await listener.stop();
  proxy.close();
});
