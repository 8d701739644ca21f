import { expect, it } from "vitest";
import { csvFile } from "@/lib/platform/csv/file";

it("a heading that looks like a formula gets an apostrophe, as a cell does", async () => {
  const columns = { code: () => "BGR1", "=1+1": () => "=1", "＝1": () => "﹦1" };
  const file = await csvFile(columns, [{}], "Europe/Sofia");
  expect(file).toBe(`\uFEFFcode,"'=1+1","'＝1"\r\nBGR1,"'=1","'﹦1"\r\n`);
});
