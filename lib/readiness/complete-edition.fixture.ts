import type { CheckedContestant, CheckedEdition, CheckedTeam } from "@/lib/readiness/checked-edition";

const country = { id: "bg", name: "Bulgaria", alpha2: "BG" };
const details = { nativeName: "Иван", tShirtSize: "M", pictureHash: "a", answers: [] };
export const travel = {
  timeOfArrival: new Date("2025-04-09T10:00:00Z"),
  arrivalLocation: "Sofia",
  arrivalTripNumber: null,
  timeOfDeparture: new Date("2025-04-13T10:00:00Z"),
  departureLocation: "Sofia",
  departureTripNumber: null,
};

export function team(name: string, change: Partial<CheckedTeam> = {}): CheckedTeam {
  const base = { list: "teams", id: name, country, name, teams: [{ id: name, name }] } as const;
  return { ...base, ...travel, isOnline: false, guideId: "guide", ...change };
}

export function contestant(
  ownTeam: CheckedTeam,
  name: string,
  change: Partial<CheckedContestant> = {},
): CheckedContestant {
  const base = {
    list: "contestants",
    id: `${ownTeam.id} ${name}`,
    country,
    name,
    group: "Junior",
    ownTravel: null,
  } as const;
  const teams = [{ id: ownTeam.id, name: ownTeam.name, member: "contestant-1" }];
  return { ...base, ...details, teams, dateOfBirth: "2010-05-24", username: "u", isOnline: false, seats: 2, ...change };
}

export const leader = (name: string, ...ledTeams: CheckedTeam[]) => ({
  list: "leaders" as const,
  id: name,
  country,
  name,
  ...details,
  teams: ledTeams.map(({ id, name: teamName }) => ({ id, name: teamName, member: "leader" })),
});

export const guest = (name: string) => ({
  list: "guests" as const,
  id: name,
  country,
  name,
  ...details,
  ...travel,
  teams: [],
});

export const oaks = team("Oaks");
export const elms = team("Elms");
/** An edition in which nothing is missing or looks wrong. */
export const complete: CheckedEdition = {
  teams: [oaks, elms],
  contestants: [contestant(oaks, "Ana Petrova"), contestant(elms, "Boris St. John III")],
  leaders: [leader("Raya", oaks, elms)],
  guests: [guest("Vera")],
  people: [],
  questions: [],
  period: { startDate: "2025-04-09", endDate: "2025-04-13" },
  timeZone: "Europe/Sofia",
  ageLimits: { juniorsBornOnOrAfter: "2010-01-01", seniorsBornOnOrAfter: null },
  acknowledgements: [],
};
export const [ana, boris] = complete.contestants as [CheckedContestant, CheckedContestant];
