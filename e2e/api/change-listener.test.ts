import pg from "pg";
import { expect, it, vi } from "vitest";
import { listenForChanges } from "@/server/change-listener";

// A database without the changes and listeners of other tests.
const url = new URL("/postgres", process.env.DATABASE_URL).href;

it("a lost connection is restored and counts as a change, because changes may have been missed", async () => {
  let changes = 0;
  const isListening = listenForChanges(url, () => changes++);
  await vi.waitUntil(isListening, { timeout: 30_000, interval: 20 });
  expect(changes).toBe(1);
  const client = new pg.Client(url);
  await client.connect();
  await client.query("NOTIFY public_data");
  await expect.poll(() => changes).toBe(2);
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tournament page cache' AND datname = current_database()",
  );
  await vi.waitUntil(() => !isListening(), { timeout: 5_000, interval: 5 });
  await vi.waitUntil(isListening, { timeout: 30_000, interval: 20 });
  expect(changes).toBe(3);
  await client.end();
});
