import { describe, expect, it } from "vitest";
import { describeField, fieldLabel, idsIn } from "@/lib/site/audit/describe-field";

const id = "0b5f6f0e-7c3a-4a53-9a75-4a1f2f0c9d11";
const context = { timeZone: "Europe/Sofia", nameOf: (asked: string) => (asked === id ? "Ada Lovelace" : undefined) };
const describeChange = (field: string, before: unknown, after: unknown) =>
  describeField(field, [before, after], context);

describe("a changed field", () => {
  it.each([
    ["deputyLeaderId", "Deputy leader"],
    ["tShirtSize", "T-shirt size"],
    ["isOfficial", "Official"],
    ["pictureHash", "Picture"],
    ["timeOfArrival", "Time of arrival"],
    ["day2SeatingPlace", "Seat on day 2"],
  ])("calls the field %s %s", (field, label) => {
    expect(fieldLabel(field)).toBe(label);
  });

  it("shows instants in the venue's time zone and dates as they are", () => {
    expect(describeChange("timeOfArrival", null, "2025-04-09T10:00:00.000Z")).toMatchObject({
      after: "9 April 2025, 13:00",
    });
    expect(describeChange("dateOfBirth", "2008-05-24T00:00:00.000Z", null)).toMatchObject({ before: "24 May 2008" });
    const limit = describeChange("juniorsBornOnOrAfter", null, "2010-01-01T00:00:00.000Z");
    expect(limit).toMatchObject({ label: "Juniors born on or after", after: "1 January 2010" });
  });

  it("shows the name of the record instead of an id, or that it was deleted", () => {
    expect(describeChange("leaderId", id, id.replace("0", "1"))).toEqual({
      label: "Leader",
      before: "Ada Lovelace",
      after: "a deleted record",
    });
    expect(idsIn({ leaderId: [null, id], name: ["A", "B"] })).toEqual([id]);
  });

  it("shows booleans as Yes and No, and roles as words", () => {
    expect(describeChange("isOfficial", true, false)).toMatchObject({ before: "Yes", after: "No" });
    expect(describeChange("assignedRoles", [], ["JURY_CHAIR", "GUEST"])).toMatchObject({
      before: null,
      after: "Jury chair, Guest",
    });
    expect(describeChange("role", "Guide", "TeamRegistrator")).toMatchObject({
      before: "Guide",
      after: "Team registrator",
    });
  });

  it("shows no value of a picture, a password or a long text", () => {
    expect(describeChange("pictureHash", "a".repeat(64), "b".repeat(64))).toEqual({
      label: "Picture",
      note: "changed",
    });
    expect(describeChange("password", null, "reset")).toEqual({ label: "Password", note: "reset" });
    expect(describeChange("rules", "<p>x</p>".repeat(90), "<p>y</p>")).toEqual({ label: "Rules", note: "changed" });
  });
});
