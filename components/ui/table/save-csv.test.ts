import { toast } from "sonner";
import { expect, it, vi } from "vitest";
import { saveCsv } from "@/components/ui/table/save-csv";

it("the user is told if the site cannot be reached while rows are exported", async () => {
  vi.doMock("papaparse", () => {
    throw new Error("Failed to fetch");
  });
  const earlier = toast.getHistory().length;
  await saveCsv("people", [], []);
  await vi.waitUntil(() => toast.getHistory().length > earlier);
  expect(toast.getHistory().at(-1)).toMatchObject({
    type: "error",
    title: expect.stringContaining("could not be reached"),
  });
});
