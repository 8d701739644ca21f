import { addMember, insertEdition, insertPerson, insertTeam } from "@/e2e/support/factory";
import { uniqueName } from "@/e2e/support/names";
import { countryByCode, db } from "@/e2e/support/site";

export interface PastEdition {
  year: number;
  team: string;
  /** The full names of the team's leader and contestant. */
  people: [leader: string, contestant: string];
}

/** Inserts a past edition with a team of Laos, a committee, companies and a schedule. */
export async function insertPastEdition(): Promise<PastEdition> {
  const country = await countryByCode("LA");
  const { id: editionId, year } = await insertEdition({
    name: "XI Tournament of Old",
    welcomeText: "<p>Welcome to the eleventh.</p>",
    rules: "<p>The rules of the eleventh.</p>",
    environmentDescription: "<p>Machines of the eleventh.</p>",
  });
  await db.committee.create({ data: { editionId, position: 1, key: "OLD_COMMITTEE", name: "Committee of Old" } });
  await db.company.createMany({
    data: [
      { editionId, kind: "GOLDEN_SPONSOR", position: 1, name: "Golden Past" },
      { editionId, kind: "ORGANIZER", position: 1, name: "Organizer of Old" },
      { editionId, kind: "PATRON", position: 1, name: "Patron of Old" },
    ],
  });
  const date = new Date(`${year}-04-13`);
  await db.scheduleItem.create({
    data: { editionId, date, position: 1, title: "Contest of Old", startTime: "09:00", endTime: "14:00" },
  });
  await addMember(await insertPerson(country, { editionId, fullName: "Bounmy Chair" }), "OLD_COMMITTEE", true);

  const { id, leaderId, contestantIds } = await insertTeam(country, { editionId, size: 1 });
  const past: PastEdition = {
    year,
    team: uniqueName("Autumn Veterans"),
    people: ["Vona Phommachanh", "Keo Sisavath"],
  };
  await db.team.update({ where: { id }, data: { name: past.team } });
  await db.leader.update({
    where: { id: leaderId },
    data: {
      email: "hidden@past.example",
      phoneNumber: "+856 555",
      person: { update: { fullName: past.people[0], nativeName: "Hidden Native" } },
    },
  });
  await db.contestant.update({
    where: { id: contestantIds[0] },
    data: {
      dateOfBirth: new Date("2007-07-07"),
      operatingSystemName: "Hidden OS",
      person: { update: { fullName: past.people[1], nativeName: "Hidden Native" } },
    },
  });
  return past;
}
