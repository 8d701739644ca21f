import { expect, it } from "vitest";
import { readBytes } from "@/lib/platform/http/body";

it("an upload that the client breaks off is a 400, and no error of the site", async () => {
  const cause = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  const body = new ReadableStream({ start: (controller) => controller.error(cause) });
  const request = new Request("https://tournament.example", { method: "POST", body, duplex: "half" } as RequestInit);
  await expect(readBytes(request, 1_000)).rejects.toMatchObject({ name: "AppError", status: 400 });
});
