import { expect, it } from "vitest";
import type { z } from "zod";
import { contestantToTeam, contestantToTeamForm } from "@/lib/contestant/inputs";

const contestant = {
  teamId: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
  contestantPerson: { fullName: "", tShirtSize: "M", pictureIsPublic: "true" },
  operatingSystemName: "Windows",
  hasPersonForContact: false,
};

const ana = { ...contestant.contestantPerson, fullName: "Ana" };

/** The fields with an error on 1 March 2025. */
const invalidFields = (dateOfBirth: string) =>
  contestantToTeamForm("2025-03-01", false)
    .safeParse({ ...contestant, dateOfBirth })
    .error?.issues.map(({ path }) => path.join("."))
    .sort();

it("a form reports a date of birth that is not in the past together with other errors", () => {
  expect(invalidFields("2025-03-01")).toEqual(["contestantPerson.fullName", "dateOfBirth"]);
  expect(invalidFields("2025-02-28")).toEqual(["contestantPerson.fullName"]);
});

it.each([
  ["12/31/09", "must be a real date"],
  ["31.12.2009", "must be a real date"],
  ["2009-02-30", "must be a real date"],
  ["999-12-31", "must be a real date"],
  ["soon", "must be a real date"],
  ["", "is required"],
  ["1850-01-01", "must be in 1900 or later"],
  ["2025-03-01", "must be in the past"],
])("the date of birth %j has one error", (dateOfBirth, error) => {
  const values = { ...contestant, contestantPerson: ana, dateOfBirth };
  const form = contestantToTeamForm("2025-03-01", false).safeParse(values);
  expect(form.error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(error)]);
});

it("the form of an online team's contestant needs no contact", () => {
  const values = { ...contestant, contestantPerson: ana, dateOfBirth: "2009-02-28", hasPersonForContact: true };
  const errors = [true, false].map((isOnline) => {
    const { error } = contestantToTeamForm("2025-03-01", isOnline).safeParse(values);
    return error?.issues.map(({ path }) => path.join("."));
  });
  expect(errors).toEqual([undefined, ["personForContactName", "personForContactPhoneNumber"]]);
});

it("a form, but not the API, needs the answer whether a chosen picture may be shown, beside other errors", () => {
  const form = contestantToTeamForm("2025-03-01", false);
  const invalid = (schema: z.ZodType, picture: string, pictureIsPublic: unknown) => {
    const contestantPerson = { fullName: "", tShirtSize: "M", picture, pictureIsPublic };
    const { error } = schema.safeParse({ ...contestant, contestantPerson, dateOfBirth: "2009-02-28" });
    return error?.issues.map(({ path }) => path.at(-1)).filter((field) => field !== "fullName");
  };
  for (const answer of ["", undefined]) {
    expect(invalid(form, "AAAA", answer)).toEqual(["pictureIsPublic"]);
    expect(invalid(form, "", answer)).toEqual([]);
    expect(invalid(contestantToTeam, "AAAA", answer)).toEqual([]);
  }
  for (const answer of ["true", "false", false]) expect(invalid(form, "AAAA", answer)).toEqual([]);
  for (const schema of [form, contestantToTeam]) expect(invalid(schema, "", "no")).toEqual(["pictureIsPublic"]);
});

it("a contestant who travels alone may have own travel, which ends after it begins; the others have none", () => {
  const contact = { personForContactName: "Her Mother", personForContactPhoneNumber: "+359 88 111 222" };
  const travel = {
    timeOfArrival: "2025-04-09T10:00",
    arrivalLocation: "Varna",
    timeOfDeparture: "",
    departureLocation: "",
  };
  const parse = (changes: object) =>
    contestantToTeamForm("2025-03-01", false).safeParse({
      ...contestant,
      contestantPerson: ana,
      dateOfBirth: "2009-02-28",
      hasPersonForContact: true,
      ...contact,
      ...changes,
    });
  expect(parse({}).data).not.toHaveProperty("timeOfArrival");
  expect(parse(travel).data).toMatchObject({ ...travel, timeOfDeparture: null, departureLocation: null });
  const early = { ...travel, timeOfDeparture: "2025-04-09T09:00" };
  expect(parse({ ...early, personForContactName: "" }).error?.issues.map(({ path }) => path.join("."))).toEqual([
    "personForContactName",
    "timeOfDeparture",
  ]);
  expect(parse({ ...early, hasPersonForContact: false }).data).not.toHaveProperty("timeOfArrival");
});
