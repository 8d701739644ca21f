import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import { releaseLock, takeLock, withLock } from "@/scripts/lib/lock.mjs";

let file: string;
beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), "lock-")), "deep", "lock");
});

it("one holds it at a time, and the next learns who", () => {
  expect(takeLock(file)).toBeUndefined();
  expect(takeLock(file)).toBe(process.pid);
  releaseLock(file);
  expect(takeLock(file)).toBeUndefined();
  releaseLock(file);
});

it("what a dead process, or a crash, left behind does not count", () => {
  const { pid } = spawnSync(process.execPath, ["--eval", ""]);
  takeLock(file);
  for (const left of [
    JSON.stringify({ pid, start: "1" }),
    JSON.stringify({ pid: process.pid, start: "another" }),
    "",
  ]) {
    writeFileSync(file, left);
    expect(takeLock(file)).toBeUndefined();
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ pid: process.pid });
  }
  releaseLock(file);
});

it("work under it never overlaps, and a failure gives it back", async () => {
  let inside = 0;
  const work = async () => {
    expect(++inside).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => withLock(file, "waiting", work)));
  await expect(withLock(file, "waiting", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(file)).toBe(false);
});
