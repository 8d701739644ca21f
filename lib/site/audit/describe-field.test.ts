import { describe, expect, it } from "vitest";
import { describeFields, idsIn } from "@/lib/site/audit/describe-field";
import { auditedRecords } from "@/lib/site/audit/records";

const id = "0b5f6f0e-7c3a-4a53-9a75-4a1f2f0c9d11";
const context = {
  timeZone: "Europe/Sofia",
  nameOf: (asked: string) => (asked === id ? "Ada Lovelace" : undefined),
  roleTitles: new Map([
    ["GUEST", "Guest"],
    ["JURY_CHAIR", "Jury: Head of the Jury"],
  ]),
};

type Changes = Record<string, [unknown, unknown]>;

const describeChanges = (entity: keyof typeof auditedRecords, changes: Changes) =>
  describeFields(auditedRecords[entity].fields, changes, context);
const describeChange = (entity: keyof typeof auditedRecords, field: string, before: unknown, after: unknown) =>
  describeChanges(entity, { [field]: [before, after] })[0];

describe("a changed field", () => {
  it.each([
    ["Team", "deputyLeaderId", "Deputy leader"],
    ["Team", "isOfficial", "Official team"],
    ["Team", "arrivalTransferId", "Arrival transfer"],
    ["Person", "tShirtSize", "T-shirt size"],
    ["Person", "pictureHash", "Picture"],
    ["Person", "timeOfArrival", "Time of arrival"],
    ["Person", "arrived", "Arrived"],
    ["Contestant", "day2SeatingPlace", "Seat on day 2"],
    ["Edition", "juniorTasks", "Tasks of the juniors"],
    ["Edition", "startDate", "First day"],
    ["User", "userSetting", "User setting"],
  ] as const)("of a record %s calls the field %s %s", (entity, field, label) => {
    expect(describeChange(entity, field, null, "2025-04-09T10:00:00.000Z")?.label).toBe(label);
  });

  it("stands in the order of the labels of its form, and those without a label come last", () => {
    const changes: Changes = {
      other: [1, 2],
      note: ["", "At the gate"],
      place: ["A", "B"],
      vehicle: ["Bus 1", "Bus 2"],
      direction: ["ARRIVAL", "DEPARTURE"],
    };
    const labels = describeChanges("Transfer", changes).map(({ label }) => label);
    expect(labels).toEqual(["Direction", "Vehicle", "Place", "Note", "Other"]);
  });

  it("is left out if it was empty and stays so", () => {
    expect(describeChanges("Transfer", { note: [null, ""], driverPhone: [null, null] })).toEqual([]);
  });

  it("shows instants in the venue's time zone and dates as they are", () => {
    expect(describeChange("Team", "timeOfArrival", null, "2025-04-09T10:00:00.000Z")).toMatchObject({
      after: "9 April 2025, 13:00",
    });
    expect(describeChange("Contestant", "dateOfBirth", "2008-05-24T00:00:00.000Z", null)).toMatchObject({
      before: "24 May 2008",
    });
    const limit = describeChange("Edition", "juniorsBornOnOrAfter", null, "2010-01-01T00:00:00.000Z");
    expect(limit).toMatchObject({ after: "1 January 2010" });
  });

  it("shows the name of the record instead of an id, or that it was deleted", () => {
    expect(describeChange("Team", "leaderId", id, id.replace("0", "1"))).toEqual({
      label: "Leader",
      before: "Ada Lovelace",
      after: "a deleted record",
    });
    expect(idsIn(auditedRecords.Team.fields, { leaderId: [null, id], name: ["A", "B"] })).toEqual([id]);
  });

  it("shows words instead of stored values, and roles as the page People does", () => {
    expect(describeChange("Team", "isOfficial", true, false)).toMatchObject({ before: "Yes", after: "No" });
    expect(describeChange("Person", "assignedRoles", [], ["JURY_CHAIR", "GUEST", "OLD_JURY_MEMBER"])).toMatchObject({
      before: null,
      after: "Jury: Head of the Jury, Guest, Old jury member",
    });
    expect(describeChange("User", "role", "Guide", "TeamRegistrator")).toMatchObject({
      before: "Guide",
      after: "Team registrator",
    });
    expect(describeChange("Edition", "resultsState", "FINAL", "HIDDEN")).toMatchObject({
      before: "Final",
      after: "Hidden",
    });
    expect(describeChange("Transfer", "direction", null, "ARRIVAL")).toMatchObject({ after: "Arrival" });
  });

  it("says which items of a list were added, deleted or changed, or that only their order was", () => {
    const item = (itemId: string, title: string, date = "2025-04-09") => ({ id: itemId, title, date });
    const before = [item("a", "Opening"), item("b", "Excursion"), item("c", "Dinner"), item("d", "Closing")];
    const after = [item("a", "Opening"), item("b", "Hike"), item("e", "Party"), item("d", "Closing", "2025-04-13")];
    expect(describeChange("Edition", "schedule", before, after)).toEqual({
      label: "Schedule",
      note: "added Party; deleted Dinner; changed Hike and Closing",
    });
    expect(describeChange("Edition", "schedule", before, before.toReversed())).toMatchObject({ note: "order changed" });
    expect(describeChange("Edition", "tShirtSizes", ["S", "M"], ["S", "L"])).toEqual({
      label: "T-shirt sizes",
      note: "added L; deleted M",
    });
  });

  it("says that a team was restored, not that the time of its withdrawal was deleted", () => {
    expect(describeChange("Team", "withdrawnAt", "2025-03-01T10:00:00.000Z", null)).toEqual({
      label: "Withdrawn",
      note: "restored",
    });
  });

  it("shows the words of a formatted text without its tags, and a new format alone as a change", () => {
    expect(describeChange("Edition", "materials", "<p>Bring a <strong>pen</strong>.</p>", "<p>No pens.</p>")).toEqual({
      label: "Competition materials",
      before: "Bring a pen.",
      after: "No pens.",
    });
    expect(describeChange("Edition", "rules", "<p>Be fair.</p>", "<h2>Be fair.</h2>")).toMatchObject({
      note: "changed",
    });
    expect(describeChange("Edition", "rules", null, "<p></p>")).toBeUndefined();
  });

  it("shows no value of a picture, a password or a long text", () => {
    expect(describeChange("Person", "pictureHash", "a".repeat(64), "b".repeat(64))).toEqual({
      label: "Picture",
      note: "changed",
    });
    expect(describeChange("Person", "pictureHash", "a".repeat(64), null)).toMatchObject({ note: "deleted" });
    expect(describeChange("User", "password", null, "reset")).toEqual({ label: "Password", note: "reset" });
    const rules = describeChange("Edition", "rules", "<p>x</p>".repeat(90), "<p>y</p>");
    expect(rules).toEqual({ label: "Rules", note: "changed" });
  });
});
