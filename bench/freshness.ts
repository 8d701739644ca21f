import type { Part } from "@/bench/measure";
import { run } from "@/scripts/lib/command";

/** Runs an API test of the page cache with 1,000 writes instead of 6. */
export const freshness: Part = async () => {
  const test = ["e2e/api/page-cache.test.ts", "--testNamePattern", "every write through either copy"];
  await run("vitest", ["run", "--project=api", ...test], {
    env: { FRESHNESS_WRITES: "1000" },
    stdout: "inherit",
    stderr: "inherit",
  });
  return [{ name: "stale reads beside 1,000 writes", wanted: "none", measured: "none" }];
};
