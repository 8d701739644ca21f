import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { releaseLock, takeLock, withLock } from "@/scripts/lib/lock.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "lock-"));
  file = path.join(folder, "deep", "lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is held by one process at a time and names its holder", () => {
  expect(takeLock(file)).toBeUndefined();
  expect(takeLock(file)).toBe(process.pid);
  releaseLock(file);
  expect(takeLock(file)).toBeUndefined();
  releaseLock(file);
});

it("ignores the lock of a dead process and an unreadable one", () => {
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  takeLock(file);
  for (const stale of [`${pid} 1`, `${process.pid} another`, ""]) {
    writeFileSync(file, stale);
    expect(takeLock(file)).toBeUndefined();
    expect(Number.parseInt(readFileSync(file, "utf8"), 10)).toBe(process.pid);
  }
  releaseLock(file);
});

it("runs locked work one at a time and releases the lock after a failure", async () => {
  let running = 0;
  const work = async () => {
    expect(++running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    running--;
  };
  await Promise.all([1, 2, 3].map(() => withLock(file, "waiting", work)));
  await expect(withLock(file, "waiting", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(file)).toBe(false);
});
