import { expect, test } from "vitest";
import countries from "@/lib/country/reference.json";
import { toTeamCard } from "@/lib/team/views";

const bulgaria = countries.find(({ alpha2 }) => alpha2 === "BG");

const member = (fullName: string, nativeName: string | null) => ({
  person: { fullName, nativeName, pictureHash: null, pictureIsPublic: true },
});

const row = {
  id: "t",
  name: "Maples",
  group: "Junior" as const,
  isOnline: false,
  countryId: bulgaria?.id ?? "",
  country: { name: "Bulgaria", alpha2: "BG" },
  leader: member("Ivan Petrov", "Иван Петров"),
  deputyLeader: member("Ana Ivanova", "Ana Ivanova"),
  contestants: [member("Boris Ivanov", "Ivanov Boris")],
};

const shown = { hasNativeNames: true, isPublic: true };

test("a team's card has native names with their languages, unless they are the full names", () => {
  const { leader, deputyLeader, contestants } = toTeamCard(row, shown);
  expect(leader).toMatchObject({ nativeName: "Иван Петров", nativeLanguage: "bg" });
  expect(deputyLeader).toMatchObject({ nativeName: null });
  expect(contestants[0]).toEqual({ fullName: "Boris Ivanov", nativeName: "Ivanov Boris", picturePath: null });
});

test("a team's card says that the team takes part online, and nothing for one on site", () => {
  expect(toTeamCard({ ...row, isOnline: true }, shown)).toMatchObject({ isOnline: true });
  expect(toTeamCard(row, shown)).not.toHaveProperty("isOnline");
});

test("the card of a past edition's team has no native names", () => {
  expect(toTeamCard(row, { ...shown, hasNativeNames: false }).leader).toEqual({
    fullName: "Ivan Petrov",
    nativeName: null,
    picturePath: null,
  });
});

test("a picture that visitors must not see is only on a card that is not public", () => {
  const person = { ...row.leader.person, pictureHash: "hash", pictureIsPublic: false };
  const pathOf = (isPublic: boolean) =>
    toTeamCard({ ...row, leader: { person } }, { ...shown, isPublic }).leader.picturePath;
  expect([pathOf(true), pathOf(false)]).toEqual([null, "/pictures/hash.webp"]);
});
