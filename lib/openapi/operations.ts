import type { DocumentedKey } from "@/lib/openapi/endpoint";

/** What people have to be told of an endpoint; the rest follows from its schemas and the access table. */
export interface Operation {
  /** Names the operation in generated clients. */
  id: string;
  /** What it does, as a sentence. */
  summary: string;
  /** What else a caller should know. */
  description?: string;
  /** What a 200 or 201 carries. */
  success: string;
  /** Parameters of the path and the query, by name. */
  parameters?: Record<string, string>;
  /** When something of the path or the body is unknown or hidden from the caller (404). */
  notFound?: string;
  /** What besides a stale `version` is a conflict (409). */
  conflict?: string;
  /** Takes an Idempotency-Key: may be sent twice and happens once. */
  idempotent?: true;
  /** Attempts are counted, and too many of them refused (429). */
  isLimited?: true;
  /** Open to everybody, but who signs in gets more. */
  moreForSignedIn?: true;
  /** It takes ("sent") or gives ("given") a CSV file instead of JSON. */
  file?: "sent" | "given";
}

const untilRegistrationEnds = "Registrators may do this until `endOfRegistrationDate`, then it is 403.";
const untilEditPeriodEnds = "Registrators may do this until `endOfEditDate`, then it is 403.";
const ownCountry = "The country; a registrator's own, any other is 403.";
const edition = "The edition; absent or the empty GUID means the current one.";
const year = "The edition's year; without it, the current edition.";
const oneEdition = {
  parameters: { id: "The edition; it must be the current one." },
  notFound: "There is no such edition.",
  conflict: "The edition is over and stays as it was.",
};
const hiddenTeam = "There is no such team, or it is another country's.";

/** Every endpoint of the access table: an endpoint without its sentences does not compile. */
export const operations: Record<DocumentedKey, Operation> = {
  "GET /api/Contest": {
    id: "getContest",
    summary: "The edition: texts, dates, companies and committees.",
    success: "The edition.",
    parameters: { year },
    notFound: "There is no edition of that year.",
  },
  "GET /api/Contest/availableEnums": {
    id: "getAvailableEnums",
    summary: "The lists that other calls choose from.",
    success: "The lists of the current edition.",
  },
  "GET /api/Contest/statistics": {
    id: "getStatistics",
    summary: "How many contestants compete, by country.",
    success: "The numbers; the countries are in the order of their names.",
    parameters: { year },
    notFound: "There is no edition of that year.",
  },
  "GET /api/Contest/editions": {
    id: "listEditions",
    summary: "Every edition there has been.",
    success: "The editions, the newest first.",
  },
  "GET /api/Contest/{id}/settings": {
    id: "getEditionSettings",
    summary: "Everything about an edition that may be changed.",
    success: "The edition with its lists, texts, companies, committees and schedule.",
    parameters: { id: "The edition." },
    notFound: "There is no such edition.",
  },
  "PUT /api/Contest/{id}": {
    id: "updateEdition",
    summary: "Changes an edition's names, dates, place, links and lists; what is absent stays.",
    description:
      "A list is sent whole, in its order. `{ name, was }` renames a value, and with it every record of the edition that holds it; a value that records hold cannot be left out.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/texts": {
    id: "updateEditionTexts",
    summary: "Changes an edition's texts; what is absent stays.",
    description: "HTML. Headings, paragraphs, lists, tables and links are kept; what could run is removed.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/companies": {
    id: "updateEditionCompanies",
    summary: "Replaces an edition's organizers, partners, patrons and sponsors.",
    description:
      "All of them are sent, each kind in its order. One with its `id` keeps its logo unless `picture` or `removePicture` is sent.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/committees": {
    id: "updateEditionCommittees",
    summary: "Replaces an edition's committees.",
    description:
      "All of them are sent, in their order. One with its `id` keeps its people, whatever it is called; one whose roles people hold cannot be left out.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "PUT /api/Contest/{id}/schedule": {
    id: "updateEditionSchedule",
    summary: "Replaces an edition's schedule.",
    description: "All of it is sent; the order within a day is kept.",
    success: "The edition as it is now.",
    ...oneEdition,
  },
  "POST /api/Contest/preview/text": {
    id: "previewText",
    summary: "Shows a text as visitors would see it; stores nothing.",
    success: "The HTML that would be stored.",
  },
  "POST /api/Contest/next": {
    id: "startNextEdition",
    summary: "Makes the next edition from the current one, and makes it current.",
    description:
      "Texts, lists, links, companies, committees and the schedule, moved to the new dates, are carried over; with `carryMembers` also the people of the committees. Teams and people are not. The old edition stays as it was.",
    success: "The new edition.",
    conflict: "`contestId` is not the current edition any longer, or there is an edition of that year.",
  },
  "GET /api/Contest/exceptions": {
    id: "listDeadlineExceptions",
    summary: "The countries that were given a later end of registration in the current edition.",
    success: "The exceptions, by country.",
  },
  "PUT /api/Contest/exceptions/{countryId}": {
    id: "giveDeadlineException",
    summary: "Gives a country a later end of registration, or changes the one it was given.",
    description:
      "Its registrators are bound by this date instead of the edition's `endOfRegistrationDate`, and by the day after it instead of `endOfEditDate`. `version` 0 means that the country has no exception yet.",
    success: "The exception.",
    parameters: { countryId: "The country." },
    notFound: "There is no such country.",
  },
  "DELETE /api/Contest/exceptions/{countryId}": {
    id: "removeDeadlineException",
    summary: "Takes a country's later end of registration back.",
    success: "The edition's own dates count again.",
    parameters: { countryId: "The country." },
    notFound: "The country has no exception.",
  },
  "POST /api/Identity/Login": {
    id: "logIn",
    summary: "Signs in with e-mail and password.",
    description: "One and the same 401 answers every failure, known e-mail or not.",
    success: "The token and whose it is.",
  },
  "POST /api/Identity/Register": {
    id: "registerUser",
    summary: "Makes an account.",
    success: "The account.",
    conflict: "The e-mail address is in use, in whatever case.",
  },
  "GET /api/Identity/GetAll": {
    id: "listUsers",
    summary: "Every account, with the passwords to hand out.",
    success: "The accounts.",
  },
  "GET /api/Identity/GetAll/role/{role}": {
    id: "listUsersOfRole",
    summary: "The accounts of a role.",
    success: "The accounts.",
    parameters: { role: "Administrator, TeamRegistrator or Guide, in any case." },
  },
  "PUT /api/Identity/password": {
    id: "changeOwnPassword",
    summary: "Changes the caller's own password.",
    description:
      "Ends every session of the account and forgets the password it was given; the answer opens a new session.",
    success: "The token of the new session.",
    isLimited: true,
  },
  "POST /api/Identity/{id}/password": {
    id: "resetPassword",
    summary: "Gives an account a new password to hand out, and ends its sessions.",
    success: "The account.",
    parameters: { id: "The account." },
    notFound: "There is no such account.",
    conflict: "It is the caller's own account.",
  },
  "PUT /api/Identity/{id}/disabled": {
    id: "setAccountDisabled",
    summary: "Disables an account, which ends its sessions, or enables it again.",
    success: "The account.",
    parameters: { id: "The account." },
    notFound: "There is no such account.",
    conflict: "It is the caller's own account.",
  },
  "POST /api/Team": {
    id: "createTeam",
    summary: "Registers a team, all or nothing.",
    description: untilRegistrationEnds,
    success: "The team.",
    conflict: "The Idempotency-Key came with another body before.",
    idempotent: true,
  },
  "GET /api/Team": {
    id: "listTeams",
    summary: "All teams, by country name, then team name.",
    description: "Everybody gets the public view, administrators the full one.",
    success: "The teams.",
    moreForSignedIn: true,
  },
  "GET /api/Team/noGuides": {
    id: "listTeamsWithoutGuide",
    summary: "The teams that no guide is assigned to.",
    success: "The teams.",
  },
  "GET /api/Team/guide/{guideId}": {
    id: "listTeamsOfGuide",
    summary: "The teams of a guide.",
    success: "The teams.",
    parameters: { guideId: "The guide's record; a guide may ask for the own one only." },
    notFound: "There is no such guide, or it is not the caller's own record.",
  },
  "GET /api/Team/country/{countryId}": {
    id: "listTeamsOfCountry",
    summary: "The teams of a country.",
    success: "The teams.",
    parameters: { countryId: ownCountry },
  },
  "PUT /api/Team/arrival": {
    id: "changeTeamArrival",
    summary: "Changes when and where a team comes and goes.",
    description: untilEditPeriodEnds,
    success: "The team after the change.",
    notFound: hiddenTeam,
  },
  "PUT /api/Team/basic": {
    id: "changeTeamBasics",
    summary: "Changes a team's name and group.",
    description: untilRegistrationEnds,
    success: "The team after the change.",
    notFound: hiddenTeam,
  },
  "POST /api/Person": {
    id: "addPerson",
    summary: "Adds a guest or, for administrators, somebody with other roles.",
    description: untilEditPeriodEnds,
    success: "The person.",
    idempotent: true,
  },
  "PUT /api/Person/{id}": {
    id: "changePerson",
    summary: "Changes a guest or, for administrators, somebody with other roles.",
    description: untilEditPeriodEnds,
    success: "The person after the change.",
    parameters: { id: "The person." },
    notFound: "There is no such person, or it is not a guest of the registrator's country.",
  },
  "DELETE /api/Person/{id}": {
    id: "removePerson",
    summary: "Removes a guest or, for administrators, somebody with other roles.",
    description: untilEditPeriodEnds,
    success: "The person is removed.",
    parameters: { id: "The person." },
    notFound: "There is no such person, or it is not a guest of the registrator's country.",
    conflict: "The person leads, competes or guides.",
  },
  "GET /api/Person/leaders/country/{countryId}": {
    id: "listLeadersOfCountry",
    summary: "The leaders of a country, to choose from.",
    success: "The leaders.",
    parameters: { countryId: ownCountry },
  },
  "GET /api/Person/role/COMMITTEE": {
    id: "listCommitteePeople",
    summary: "The people who hold any role of a committee.",
    success: "The people.",
    parameters: { contestId: edition },
  },
  "GET /api/Person/role/{role}/{countryId}": {
    id: "listPeopleByRole",
    summary: "The people of a country who hold a role.",
    success: "The people.",
    parameters: {
      role: "One of `personRolesList`. Registrators may ask for `GUEST` only.",
      countryId: ownCountry,
      contestId: edition,
    },
  },
  "POST /api/Guide": {
    id: "addGuide",
    summary: "Makes a guide of an account with the role Guide.",
    success: "The guide.",
    conflict: "The account has a guide's record already.",
  },
  "GET /api/Guide/all": {
    id: "listGuides",
    summary: "Every guide with their teams.",
    success: "The guides.",
  },
  "GET /api/Guide/byUserId/{userId}": {
    id: "getGuideOfUser",
    summary: "The guide's record of an account.",
    success: "The guide.",
    parameters: { userId: "The account; a guide may ask for the own one only." },
    notFound: "The account has no guide's record, or it is not the caller's.",
  },
  "POST /api/Guide/{guideId}/teams": {
    id: "assignTeams",
    summary: "Assigns teams to a guide, all or none.",
    success: "The guide with all their teams.",
    parameters: { guideId: "The guide." },
    notFound: "There is no such guide or team.",
    conflict: "A team has a guide already.",
  },
  "DELETE /api/Guide/{guideId}/{teamId}": {
    id: "unassignTeam",
    summary: "Takes a team from a guide.",
    success: "The guide with the teams that remain.",
    parameters: { guideId: "The guide.", teamId: "The team." },
    notFound: "The team is not assigned to this guide.",
  },
  "GET /api/Leader": {
    id: "listLeaderRecords",
    summary: "Every leader and deputy leader, once for each team they lead.",
    success: "The records.",
  },
  "POST /api/Leader/addreplace": {
    id: "replaceLeader",
    summary: "Replaces a team's leader, or adds or replaces the deputy.",
    description: untilRegistrationEnds,
    success: "The team after the change.",
    notFound: hiddenTeam,
    conflict: "The same leader twice in one team.",
  },
  "PUT /api/Leader": {
    id: "changeLeader",
    summary: "Changes a leader's contacts and personal details.",
    description: untilEditPeriodEnds,
    success: "The leader after the change.",
    notFound: "There is no such leader, or it is another country's.",
  },
  "DELETE /api/Leader/team/{teamId}/leader/{leaderId}": {
    id: "removeDeputyLeader",
    summary: "Removes the deputy leader from a team.",
    description: untilRegistrationEnds,
    success: "The team without a deputy.",
    parameters: { teamId: "The team.", leaderId: "Its deputy leader." },
    notFound: "There is no such team, it is another country's, or this is not its deputy leader.",
    conflict: "This is the team's leader, who can only be replaced.",
  },
  "GET /api/Country": {
    id: "listCountries",
    summary: "Every country with its flag.",
    success: "The countries, by name.",
  },
  "POST /api/Contestant/toTeam": {
    id: "addContestant",
    summary: "Adds a contestant to a team.",
    description: untilRegistrationEnds,
    success: "The contestant.",
    notFound: hiddenTeam,
    conflict: "The team has 4 contestants, however many arrive at once.",
  },
  "PUT /api/Contestant": {
    id: "changeContestant",
    summary: "Changes a contestant's details.",
    description: untilEditPeriodEnds,
    success: "The contestant after the change.",
    notFound: "There is no such contestant, or it is another country's.",
  },
  "DELETE /api/Contestant/{id}": {
    id: "removeContestant",
    summary: "Removes a contestant from their team.",
    description: `${untilRegistrationEnds} The code is never given again.`,
    success: "The team that remains.",
    parameters: { id: "The contestant." },
    notFound: "There is no such contestant, or it is another country's.",
    conflict: "A team's last contestant, however many are removed at once.",
  },
  "GET /api/Contestant/export/info/csv": {
    id: "exportContestants",
    summary: "Every contestant of the current edition as CSV.",
    description:
      "UTF-8 with a byte order mark, one row per contestant. Cells that a spreadsheet would run as a formula are made harmless. The file, filled in, is a valid import.",
    success: "The file.",
    file: "given",
  },
  "POST /api/Contestant/import/creds/csv/{year}": {
    id: "importCredentials",
    summary: "Stores contestants' user names, passwords and seats from a CSV file, all rows or none.",
    description:
      "Columns in any order: `code` (or `contestantId`), `username`, `password`, `day1SeatingPlace`, `day2SeatingPlace`; all but the key are optional, unknown columns are ignored, and an empty cell leaves the value as it is. Comma or semicolon, with or without a byte order mark. User names and, per day, seats are unique.",
    success: "How many rows did what.",
    file: "sent",
    parameters: { year: "The edition's year.", dryRun: "`true` answers the same and stores nothing." },
    notFound: "There is no edition of that year.",
    conflict: "The edition is over and stays as it was; a dry run of it is answered.",
  },
  "GET /api/Audit": {
    id: "listAudit",
    summary: "The newest 100 changes that match, newest first.",
    success: "The changes.",
    parameters: {
      entity: "The kind of what was changed.",
      id: "The id of what was changed.",
      person: "The account that made the change.",
      team: "The team that it is about: the team itself, or its leader, deputy or contestants at that time.",
      day: "The day in the venue's time zone, `yyyy-MM-dd`.",
      before: "The `id` of the last entry of the page before.",
    },
  },
};
