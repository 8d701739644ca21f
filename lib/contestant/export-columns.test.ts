import { expect, it } from "vitest";
import type { ContestantRow } from "@/lib/contestant/contestant-rows";
import { exportColumns } from "@/lib/contestant/export-columns";

it("each column of the contestants' file has the value of the same name, but for a few", () => {
  // The value of each property is the property's name.
  const row = new Proxy({} as ContestantRow, { get: (_, property) => property });
  const values = Object.entries(exportColumns).map(([column, { value }]) => [column, value(row)]);
  const otherNames = values.filter(([column, value]) => value !== column);
  expect(Object.fromEntries(otherNames)).toEqual({
    operatingSystem: "operatingSystemName",
    contactPerson: "personForContactName",
    contactPhone: "personForContactPhoneNumber",
    day1SeatingPlace: "day1Seat",
    day2SeatingPlace: "day2Seat",
    contestantId: "id",
  });
});
