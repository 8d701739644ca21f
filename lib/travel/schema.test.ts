import { expect, it } from "vitest";
import { guestForm } from "@/lib/person/inputs";

const guest = {
  countryId: "0b6f6a3e-9a54-4f0e-8a51-6a2c0f6f1f10",
  fullName: "",
  tShirtSize: "M",
  pictureIsPublic: "true",
  timeOfArrival: "2025-04-13T10:00",
  arrivalLocation: "Varna",
  timeOfDeparture: "2025-04-12T10:00",
  departureLocation: "",
};

/** The fields with an error. */
const invalidFields = (changes: Partial<typeof guest>) =>
  guestForm.safeParse({ ...guest, ...changes }).error?.issues.map(({ path }) => path.join("."));

it("a departure before the arrival is reported together with other errors", () => {
  expect(invalidFields({})).toEqual(["fullName", "departureLocation", "timeOfDeparture"]);
});

it("an empty arrival does not make the departure invalid", () => {
  expect(invalidFields({ timeOfArrival: "" })).toEqual(["fullName", "timeOfArrival", "departureLocation"]);
});
