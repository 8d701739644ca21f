import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it, vi } from "vitest";
import { requireFreePort } from "@/scripts/lib/port";

/** Listens on a free port and sets PORT to it. */
async function occupyPort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("PORT", String(port));
  return { port, close: () => once(server.close(), "close") };
}

it("returns a free port", async () => {
  const { port, close } = await occupyPort();
  await close();
  expect(await requireFreePort("npm run dev")).toBe(port);
});

it("says what to do about a port that is in use", async () => {
  const { port, close } = await occupyPort();
  const advice = `Port ${port} is in use. Stop what runs there, or choose another one: PORT=3000 npm run dev`;
  await expect(requireFreePort("npm run dev")).rejects.toThrow(advice);
  await close();
});

it.each(["http", "0", "65536"])("refuses PORT=%s", async (port) => {
  vi.stubEnv("PORT", port);
  await expect(requireFreePort("npm run dev")).rejects.toThrow("PORT must be a number from 1 to 65535");
});
