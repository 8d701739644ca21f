import { randomUUID } from "node:crypto";
import { type EndpointRequest, requestLine } from "@/e2e/support/endpoint-request";
import {
  insertAccount,
  insertGuest,
  insertGuide,
  insertLeader,
  insertTeam,
  insertTransfer,
  storedTravel,
} from "@/e2e/support/factory";
import {
  contestantEdit,
  contestantModel,
  guidePayload,
  leaderContact,
  leaderEdit,
  renamed,
  teamPayload,
  travel,
} from "@/e2e/support/payloads";
import { type Country, db } from "@/e2e/support/site";
import type { EndpointName } from "@/lib/site/api/endpoints";

/** Two teams, the first with a guide and a contestant who travels alone, a leader without a team, guests, and a bus. */
export async function insertRecords(country: Country) {
  const guideUser = await insertAccount("Guide");
  const newUser = await insertAccount("Guide");
  const guideId = await insertGuide(country, guideUser.id);
  const team = await insertTeam(country, { size: 3, guideId });
  const other = await insertTeam(country);
  const [contestantId = "", contestant = ""] = [team.contestantIds[0], team.people.contestants[0]];
  await db.contestant.update({
    where: { id: contestantId },
    data: {
      personForContactName: "An Aunt",
      personForContactPhoneNumber: "+359 54 000 002",
      person: { update: storedTravel },
    },
  });
  // Sorted, so that a request can name their ids in descending order.
  const guests = [await insertGuest(country, storedTravel), await insertGuest(country, storedTravel)].sort();
  const { personId: guidePerson } = await db.guide.findUniqueOrThrow({ where: { id: guideId } });
  return {
    country,
    team,
    other,
    contestantId,
    leaderId: await insertLeader(country),
    guideId,
    guideUserId: guideUser.id,
    newUserId: newUser.id,
    transferId: await insertTransfer(),
    people: {
      leader: team.people.leader,
      contestant,
      guide: guidePerson,
      guest: guests[0] ?? "",
      guest2: guests[1] ?? "",
    },
  };
}

export type Records = Awaited<ReturnType<typeof insertRecords>>;

const transfer = { place: "Other", leavesAt: "2025-04-09T14:30", vehicle: "Bus", seats: 40 };
/** Ids in the opposite of the order in which their rows must be locked. */
const descending = (...ids: string[]) => ids.sort().reverse();
const ofPerson = (id: string) => ({ params: { id }, body: { ...renamed, ...travel } });

/** Requests by which administrators change teams, people, guides and transfers, by their purpose. */
const requests: Record<string, [EndpointName, (records: Records) => EndpointRequest]> = {
  "create a team led by guests": [
    "createTeam",
    ({ country, people }) => ({
      body: teamPayload({
        countryId: country.id,
        leaderCreateModel: { ...leaderContact, leaderPersonId: people.guest2 },
        hasDeputyLeader: true,
        deputyLeaderCreateModel: { ...leaderContact, leaderPersonId: people.guest },
      }),
    }),
  ],
  "change a team's travel": ["changeTeamArrival", ({ team }) => ({ body: { teamId: team.id, ...travel } })],
  "set a team online": [
    "changeTeamBasics",
    ({ team }) => ({ body: { id: team.id, name: "Online", teamGroup: "Senior", isOnline: true } }),
  ],
  "withdraw a team": ["withdrawTeam", ({ team }) => ({ params: { id: team.id } })],
  "give a team a leader": [
    "replaceLeader",
    ({ team, leaderId }) => ({ body: { teamId: team.id, isDeputy: false, leaderId } }),
  ],
  "make a guest the deputy": [
    "replaceLeader",
    ({ team, people }) => ({
      body: { teamId: team.id, isDeputy: true, leaderCreateModel: { ...leaderContact, leaderPersonId: people.guest } },
    }),
  ],
  "remove a deputy": ["removeDeputyLeader", ({ team }) => ({ params: { teamId: team.id, leaderId: team.deputyId } })],
  "add a contestant": ["addContestant", ({ team }) => ({ body: { ...contestantModel("New"), teamId: team.id } })],
  "change a contestant": ["changeContestant", ({ contestantId }) => ({ body: contestantEdit(contestantId) })],
  "move a contestant": [
    "moveContestant",
    ({ contestantId, other }) => ({ params: { id: contestantId }, body: { teamId: other.id } }),
  ],
  "remove a contestant": ["removeContestant", ({ contestantId }) => ({ params: { id: contestantId } })],
  "change a leader": ["changeLeader", ({ team }) => ({ body: leaderEdit(team.leaderId) })],
  "delete a leader": ["deleteLeader", ({ leaderId }) => ({ params: { id: leaderId } })],
  "change a leader's person": ["changePerson", ({ people }) => ofPerson(people.leader)],
  "change a contestant's person": ["changePerson", ({ people }) => ofPerson(people.contestant)],
  "change a guide's person": ["changePerson", ({ people }) => ofPerson(people.guide)],
  "change a guest": ["changePerson", ({ people }) => ofPerson(people.guest)],
  "remove a guest": ["removePerson", ({ people }) => ({ params: { id: people.guest } })],
  "withhold a leader's name": [
    "changePersonPrivacy",
    ({ people }) => ({ params: { id: people.leader }, body: { pictureIsPublic: false, nameIsWithheld: true } }),
  ],
  "erase a guest": ["erasePerson", ({ people }) => ({ params: { id: people.guest } })],
  "make a guest a guide": [
    "addGuide",
    ({ people, newUserId }) => ({
      body: { personId: people.guest, userId: newUserId, phoneNumber: "+359 54 000 001" },
    }),
  ],
  "give a guide another user": [
    "changeGuide",
    ({ guideId, newUserId }) => ({ params: { guideId }, body: guidePayload(newUserId) }),
  ],
  "delete a guide": ["deleteGuide", ({ guideId }) => ({ params: { guideId } })],
  "assign teams to a guide": [
    "assignTeams",
    ({ guideId, other }) => ({ params: { guideId }, body: [{ id: other.id }] }),
  ],
  "unassign a team": ["unassignTeam", ({ guideId, team }) => ({ params: { guideId, teamId: team.id } })],
  "move teams between guides": [
    "moveTeams",
    ({ guideId, team, other }) => ({
      body: descending(team.id, other.id).map((id) =>
        id === team.id ? { id, guideId: null, previousGuideId: guideId } : { id, guideId },
      ),
    }),
  ],
  "change a transfer": ["changeTransfer", ({ transferId }) => ({ params: { id: transferId }, body: transfer })],
  "delete a transfer": ["deleteTransfer", ({ transferId }) => ({ params: { id: transferId } })],
  "assign parties to a transfer": [
    "assignParties",
    ({ transferId, team, other, people }) => ({
      body: {
        direction: "ARRIVAL",
        parties: descending(team.id, other.id, people.contestant, people.guest).map((id) => ({ id, transferId })),
      },
    }),
  ],
  "create the suggested transfers": [
    "suggestTransfers",
    () => ({ body: { direction: "ARRIVAL", vehicle: "Car", seats: 4, longestWait: 60 } }),
  ],
  "mark arrivals": [
    "markArrivals",
    ({ people }) => ({
      body: {
        marks: descending(...Object.values(people)).map((personId) => ({
          id: randomUUID(),
          personId,
          arrived: true,
          markedAt: "2025-02-01T10:00:00Z",
        })),
      },
    }),
  ],
  "rename a guide's user": [
    "editUser",
    ({ guideUserId }) => ({
      params: { id: guideUserId },
      body: { email: `${randomUUID()}@test.example`, name: "Renamed", role: "Guide", countryId: "" },
    }),
  ],
};

/** Each of these requests with its name; `requestOf` returns its request line and body. */
export const recordWrites = Object.entries(requests).map(([name, [endpoint, requestOf]]) => ({
  name,
  requestOf(records: Records): [line: string, body: unknown] {
    const request = requestOf(records);
    return [requestLine(endpoint, request), request.body];
  },
}));
