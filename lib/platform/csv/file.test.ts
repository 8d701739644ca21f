import { expect, it } from "vitest";
import { csvFile } from "@/lib/platform/csv/file";

it("a heading that looks like a formula gets an apostrophe, as a cell does", async () => {
  const columns = { code: () => "BGR1", "=1+1": () => "=1", "＝1": () => "﹦1" };
  const file = await csvFile(columns, [{}], "Europe/Sofia");
  expect(file).toBe(`\uFEFFcode,"'=1+1","'＝1"\r\nBGR1,"'=1","'﹦1"\r\n`);
});

it("a column that is empty or false in every row can be left out", async () => {
  const columns = {
    code: ({ code }: { code: string }) => code,
    note: () => "",
    isOnline: () => false,
    seat: ({ code }: { code: string }) => (code === "BGR2" ? "A1" : null),
  };
  const file = await csvFile(columns, [{ code: "BGR1" }, { code: "BGR2" }], "Europe/Sofia", true);
  expect(file).toBe("\uFEFFcode,seat\r\nBGR1,\r\nBGR2,A1\r\n");
});
