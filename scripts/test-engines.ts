// npm run test:engines [-- part of a test's name]: the main flows in Chromium, Firefox and WebKit.
import { rmSync } from "node:fs";
import { inCheckout } from "@/scripts/lib/checkout";
import { onStop, run } from "@/scripts/lib/command";
import { findEngines, missingEngines } from "@/scripts/lib/engines";
import { playwrightCounts } from "@/scripts/lib/test-counts";

onStop(() => process.exit(130));
for (const message of missingEngines()) console.log(message);
if (findEngines().length === 0) process.exit(1);

const report = inCheckout(".data", "test", `engines-${process.pid}.json`);
const [filter] = process.argv.slice(2);
const options = ["test", "--config=e2e/engines/playwright.config.ts", "--reporter=line,json"];
const { exitCode } = await run("playwright", filter ? [...options, `--grep=${filter}`] : options, {
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  stdout: "inherit",
  stderr: "inherit",
  reject: false,
});
const { passed, failed } = playwrightCounts(report, exitCode ?? 1);
rmSync(report, { force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
