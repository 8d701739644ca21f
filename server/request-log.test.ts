import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { log } from "@/lib/platform/log";
import { logRequest } from "@/server/request-log";

function logLines(path: string, status: number, level: "debug" | "info" | "error") {
  const lines = vi.spyOn(log(), level).mockReturnValue();
  const response = Object.assign(new EventEmitter(), { statusCode: status, writableFinished: true });
  logRequest({ method: "GET" } as IncomingMessage, response as unknown as ServerResponse, { path, requestId: "id" });
  response.emit("close");
  return lines;
}

it.each([
  ["/healthz", 200, "debug"],
  ["/healthz", 503, "error"],
  ["/teams", 200, "info"],
] as const)("%s with status %i is logged as %s", (path, status, level) => {
  expect(logLines(path, status, level)).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path, status }),
    "request",
  );
});

it("a long path is cut", () => {
  const path = `/${"a".repeat(299)}`;
  expect(logLines(`${path}${"a".repeat(5_000)}`, 404, "info")).toHaveBeenCalledWith(
    expect.objectContaining({ path }),
    "request",
  );
});
