import "server-only";
import { ledTeamsOf, participating } from "@/lib/edition/participating";
import type { RecipientListName } from "@/lib/message/labels";
import type { Candidate } from "@/lib/message/rules";
import type { Database } from "@/lib/platform/db/client";
import { plural } from "@/lib/platform/text/plural";
import { listRegistrators } from "@/lib/registrator-mails/queries";

interface ChosenRecords {
  database: Database;
  editionId: string;
  ids: readonly string[];
}

interface FoundRecords {
  /** The ids of the chosen records that still exist. */
  ids: string[];
  candidates: Candidate[];
}

const named = { select: { id: true, name: true } } as const;
const teams = { where: participating, ...named, orderBy: { name: "asc" } } as const;
const person = { select: { fullName: true, country: named } } as const;
const disabled = (disabledAt: Date | null) => (disabledAt ? "The user is disabled." : null);

async function findLeaders({ database, editionId, ids }: ChosenRecords): Promise<FoundRecords> {
  const leaders = await database.leader.findMany({
    where: { personId: { in: [...ids] }, editionId },
    select: { personId: true, email: true, person, teams, deputyOf: teams },
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  const candidates = leaders.map(({ personId, email, person: { fullName, country }, teams, deputyOf }) => ({
    name: fullName,
    email,
    reason: null,
    userId: null,
    personIds: [personId],
    country,
    parties: ledTeamsOf({ teams, deputyOf }),
  }));
  return { ids: leaders.map(({ personId }) => personId), candidates };
}

async function findTeams({ database, editionId, ids }: ChosenRecords): Promise<FoundRecords> {
  const leader = { select: { personId: true, email: true, person: { select: { fullName: true } } } } as const;
  const found = await database.team.findMany({
    where: { id: { in: [...ids] }, editionId },
    select: { id: true, name: true, withdrawnAt: true, country: named, leader, deputyLeader: leader },
    orderBy: [{ country: { name: "asc" } }, { name: "asc" }],
  });
  const candidates = found.flatMap(({ id, name, withdrawnAt, country, leader, deputyLeader }): Candidate[] => {
    const team = { userId: null, country, parties: [{ id, name }] };
    if (withdrawnAt) return [{ ...team, name, email: "", personIds: [], reason: "The team is withdrawn." }];
    return [leader, ...(deputyLeader ? [deputyLeader] : [])].map(({ personId, email, person: { fullName } }) => ({
      ...team,
      name: fullName,
      email,
      personIds: [personId],
      reason: null,
    }));
  });
  return { ids: found.map(({ id }) => id), candidates };
}

/** Guests have no addresses: their countries' registrators get the mails. */
async function findGuests({ database, editionId, ids }: ChosenRecords): Promise<FoundRecords> {
  const guests = await database.person.findMany({
    where: { id: { in: [...ids] }, editionId, isGuest: true },
    select: { id: true, fullName: true, country: named },
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  const countryIds = [...new Set(guests.map(({ country }) => country.id))];
  const registrators = await listRegistrators(database, countryIds);
  const candidates = guests.flatMap(({ id, fullName, country }): Candidate[] => {
    const guest = { personIds: [id], country, parties: [{ id, name: fullName }] };
    const ofCountry = registrators.filter(({ countryId }) => countryId === country.id);
    const reason = `No registrator of ${country.name} can log in.`;
    if (ofCountry.length === 0) return [{ ...guest, name: fullName, email: "", userId: null, reason }];
    return ofCountry.map(({ id: userId, name, email }) => ({ ...guest, name, email, userId, reason: null }));
  });
  return { ids: guests.map(({ id }) => id), candidates };
}

async function findGuides({ database, editionId, ids }: ChosenRecords): Promise<FoundRecords> {
  const guides = await database.guide.findMany({
    where: { id: { in: [...ids] }, editionId },
    select: {
      id: true,
      personId: true,
      person,
      teams,
      user: { select: { id: true, email: true, disabledAt: true } },
    },
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  const candidates = guides.map(({ personId, person: { fullName, country }, user, teams }) => ({
    name: fullName,
    email: user.email,
    reason: disabled(user.disabledAt),
    userId: user.id,
    personIds: [personId],
    country,
    parties: teams,
  }));
  return { ids: guides.map(({ id }) => id), candidates };
}

/** Registrators stand for the teams of their country, guides for those that they look after. */
async function findUsers({ database, editionId, ids }: ChosenRecords): Promise<FoundRecords> {
  const ofEdition = { ...teams, where: { ...participating, editionId } };
  const users = await database.user.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      email: true,
      name: true,
      disabledAt: true,
      country: { select: { ...named.select, teams: ofEdition } },
      guides: { where: { editionId }, select: { teams } },
    },
    orderBy: [{ name: "asc" }, { email: "asc" }],
  });
  const candidates = users.map(({ id, email, name, disabledAt, country, guides }) => ({
    name,
    email,
    reason: disabled(disabledAt),
    userId: id,
    personIds: [],
    country: country && { id: country.id, name: country.name },
    parties: [...(country?.teams ?? []), ...guides.flatMap((guide) => guide.teams)],
  }));
  return { ids: users.map(({ id }) => id), candidates };
}

const finders: Record<RecipientListName, (chosen: ChosenRecords) => Promise<FoundRecords>> = {
  leaders: findLeaders,
  teams: findTeams,
  guests: findGuests,
  guides: findGuides,
  users: findUsers,
};

/** More would keep other requests waiting for over 100 ms. */
const idsAtOnce = 200;

/** The people chosen in a list of the edition. A last candidate stands for all chosen records that are gone. */
export async function listCandidates(to: RecipientListName, chosen: ChosenRecords): Promise<Candidate[]> {
  const found = new Set<string>();
  const candidates: Candidate[] = [];
  const ids = [...new Set(chosen.ids)];
  for (let i = 0; i < ids.length; i += idsAtOnce) {
    const batch = await finders[to]({ ...chosen, ids: ids.slice(i, i + idsAtOnce) });
    for (const id of batch.ids) found.add(id);
    candidates.push(...batch.candidates);
  }
  const gone = ids.filter((id) => !found.has(id)).length;
  if (gone === 0) return candidates;
  const reason = "Not in the list any more.";
  const name = plural(gone, "chosen record", "chosen records");
  const nobody = { email: "", userId: null, personIds: [], country: null, parties: [] };
  return [...candidates, { ...nobody, name, reason }];
}
