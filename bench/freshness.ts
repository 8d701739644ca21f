import { demo, type Part } from "@/bench/part";
import { run } from "@/scripts/lib/command";

/** The test makes 6 writes, this 1,000. */
export const freshness: Part = {
  size: demo,
  measure: async () => {
    const { failed } = await run("vitest", ["run", "--project=api", "e2e/api/page-cache.test.ts"], {
      env: { FRESHNESS_WRITES: "1000" },
      stdout: "inherit",
      stderr: "inherit",
      reject: false,
    });
    const measured = failed ? 1 : 0;
    return [{ name: "runs with a stale read in 1,000 writes", target: { atMost: 0 }, measured, detail: "" }];
  },
};
