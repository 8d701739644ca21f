import { describe, expect, it } from "vitest";
import { type Candidate, mergeCandidates, placeholderValues, type Recipient } from "@/lib/message/rules";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

const chad = { id: "chad", name: "Chad" };
const oaks = { id: "oaks", name: "Oaks" };
const elms = { id: "elms", name: "Elms" };

const candidate = (name: string, email: string, changes: Partial<Candidate> = {}): Candidate => ({
  name,
  email,
  reason: null,
  userId: null,
  personIds: [name],
  country: chad,
  parties: [oaks],
  ...changes,
});

describe("those who were chosen", () => {
  it("get one mail for each address, in any case, about all that is theirs", () => {
    const { recipients, leftOut } = mergeCandidates([
      candidate("Ana", "A@example.org"),
      candidate("Ana", "a@example.org", { parties: [elms] }),
      candidate("Bo", "a@Example.org"),
      candidate("Cy", "c@example.org", { parties: [] }),
    ]);
    expect(recipients).toMatchObject([
      {
        email: "A@example.org",
        names: ["Ana", "Bo"],
        personIds: ["Ana", "Bo"],
        countries: [chad],
        parties: [oaks, elms],
      },
      { email: "c@example.org", names: ["Cy"], parties: [] },
    ]);
    expect(leftOut).toEqual([{ name: "Bo", reason: "Same address as Ana: they get one mail together." }]);
  });

  it("are left out with a reason", () => {
    const { recipients, leftOut } = mergeCandidates([
      candidate("Ana", ""),
      candidate("Bo", "b@example.org", { reason: "The user is disabled." }),
    ]);
    expect(recipients).toEqual([]);
    expect(leftOut).toEqual([
      { name: "Ana", reason: "No e-mail address." },
      { name: "Bo", reason: "The user is disabled." },
    ]);
  });

  it("who share an address with somebody disabled get a mail", () => {
    const disabled = candidate("Bo", "a@example.org", { reason: "The user is disabled." });
    expect(mergeCandidates([disabled, candidate("Ana", "a@example.org")]).recipients).toMatchObject([
      { names: ["Ana"] },
    ]);
  });
});

const edition = {
  endOfRegistrationDate: new Date("2025-03-20T21:59Z"),
  endOfJourneyDate: null,
  hasDates: true,
  timeZone: "Europe/Sofia",
  venue: "Shumen, Bulgaria",
  deadlineExtensions: [{ countryId: "chad", endOfRegistrationDate: new Date("2025-03-25T12:00Z") }],
};

const recipient: Recipient = {
  email: "a@example.org",
  names: ["Ana", "מיכל"],
  userId: null,
  personIds: [],
  countries: [chad],
  parties: [oaks],
};

const ride = (vehicle: string, direction: "ARRIVAL" | "DEPARTURE", leavesAtText: string) =>
  ({ vehicle, direction, place: "Sofia\nAirport", leavesAtText }) as PartyTransfer;

const transfers = new Map([
  ["oaks", [ride("Bus 3", "ARRIVAL", "9 Apr, 14:30"), ride("Van", "DEPARTURE", "13 Apr, 08:00")]],
  ["elms", [ride("Bus 4", "ARRIVAL", "9 Apr, 16:00")]],
]);

describe("the values of a recipient", () => {
  it("are names, the country's own deadline, and place and time of each transfer", () => {
    expect(placeholderValues(recipient, edition, transfers)).toEqual({
      name: "Ana and \u2068מיכל\u2069",
      country: "Chad",
      team: "Oaks",
      deadline: "25 March 2025, 14:00 (Shumen time, UTC+2)",
      transfer: "Bus 3 from Sofia Airport, 9 Apr, 14:30; Van to Sofia Airport, 13 Apr, 08:00",
    });
  });

  it("name the team of each transfer if there are several", () => {
    const { team, transfer } = placeholderValues({ ...recipient, parties: [elms, oaks] }, edition, transfers);
    expect(team).toBe("Elms and Oaks");
    expect(transfer).toMatch(/^Elms: Bus 4 from Sofia Airport, 9 Apr, 16:00; Oaks: Bus 3 /);
  });

  it("are missing without a country, a team, a transfer or dates", () => {
    const alone = { ...recipient, countries: [], parties: [] };
    const none = { country: null, team: null, transfer: null };
    expect(placeholderValues(alone, edition, transfers)).toMatchObject({
      ...none,
      deadline: "20 March 2025, 23:59 (Shumen time, UTC+2)",
    });
    expect(placeholderValues(alone, { ...edition, hasDates: false }, transfers)).toMatchObject({
      ...none,
      deadline: null,
    });
  });
});
