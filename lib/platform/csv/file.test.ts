import { expect, it } from "vitest";
import { csvFile } from "@/lib/platform/csv/file";

it("no spreadsheet runs a heading of a file as a formula, like its cells", async () => {
  const columns = { code: () => "BGR1", "=1+1": () => "=1", "＝1": () => "﹦1" };
  const file = await csvFile(columns, [{}], "Europe/Sofia");
  expect(file).toBe(`\uFEFFcode,"'=1+1","'＝1"\r\nBGR1,"'=1","'﹦1"\r\n`);
});
