import { afterEach, expect, it, vi } from "vitest";
import { logConsole } from "@/lib/platform/console-log";
import { log } from "@/lib/platform/log";

const methods = { ...console };
const listeners = process.listeners("warning");
afterEach(() => {
  Object.assign(console, methods);
  process.removeAllListeners("warning");
  for (const listener of listeners) process.on("warning", listener);
});

it("what packages write to the console becomes a log message with its arguments, of at most 2,000 characters", () => {
  const error = vi.spyOn(log(), "error").mockReturnValue();
  logConsole();
  const { error: write } = console;
  write("[next-auth][error] %s\n%s", "NO_SECRET", "x".repeat(5_000));
  const message = `[next-auth][error] NO_SECRET\n${"x".repeat(5_000)}`;
  expect(error).toHaveBeenCalledExactlyOnceWith(message.slice(0, 2_000));
});

it("Node's warnings are logged", async () => {
  const warn = vi.spyOn(log(), "warn").mockReturnValue();
  logConsole();
  process.emitWarning("something is deprecated");
  await new Promise((resolve) => process.nextTick(resolve));
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, "Node warned");
});
