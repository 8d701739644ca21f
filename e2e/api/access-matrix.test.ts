import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileForm } from "@/e2e/support/csv";
import { type EndpointRequest, requestLine } from "@/e2e/support/endpoint-request";
import {
  type Account,
  currentEditionId,
  insertAccount,
  insertDeadlineExtension,
  insertGuest,
  insertGuide,
  insertQuestion,
  insertTeam,
  insertTransfer,
  type StoredTeam,
} from "@/e2e/support/factory";
import { call, csrfOf, logIn, signedIn } from "@/e2e/support/http";
import { accountPayload, guidePayload, nextEditionPayload, questionPayload } from "@/e2e/support/payloads";
import { type RegistratorWrite, registratorWrites } from "@/e2e/support/registrator-writes";
import { type Country, countryByCode, query } from "@/e2e/support/site";
import { type EndpointName, endpoints } from "@/lib/site/api/endpoints";

const actors = [
  "anonymous",
  "registrator",
  "otherRegistrator",
  "guide",
  "otherGuide",
  "administrator",
  "disabled",
] as const;
type ActorName = (typeof actors)[number];

/** An account with a session, and the value that writes with the session's cookie must send. */
type Session = Account & { token: string; csrf: string };

interface World {
  country: Country;
  people: Record<Exclude<ActorName, "anonymous">, Session>;
  /** The guide record of the actor “guide”, who has a team. */
  guideId: string;
  /** The guide record of somebody who is no actor. */
  freeGuideId: string;
}

type MakeRequest = (world: World) => EndpointRequest | Promise<EndpointRequest>;

/** The outcome for each of `actors`: "ok" or the status of the refusal. */
type Row = [outcomes: string, makeRequest: MakeRequest];

// An invalid token is refused on public endpoints too.
const everybody = "ok ok ok ok ok ok 401";
const anySession = "401 ok ok ok ok ok 401";
const administrators = "401 403 403 403 403 ok 401";
// The request of the administrator has another version than the stored one.
const administratorsStale = "401 403 403 403 403 409 401";
const anyRegistrator = "401 ok ok 403 403 ok 401";
const anyGuide = "401 403 403 ok ok ok 401";
const ownGuide = "401 403 403 ok 404 ok 401";
const ownCountry = "401 ok 403 403 403 ok 401";
// Registrators do not learn whether a record of another country exists.
const ownHidden = "401 ok 404 403 403 ok 401";

const newTeam = (world: World, options?: Parameters<typeof insertTeam>[1]): Promise<StoredTeam> =>
  insertTeam(world.country, options);
const stale = { version: -1 };
const transfer = {
  direction: "ARRIVAL",
  place: `Other: ${randomUUID()}`,
  leavesAt: "2025-04-09T14:30",
  vehicle: "Bus",
  seats: 20,
};

const currentEdition = async () => ({ id: await currentEditionId() });

const noParameters: MakeRequest = () => ({});

const messageToGuide: MakeRequest = ({ people }) => ({
  body: { to: "users", ids: [people.guide.id], subject: "Buses", text: "Dear {name}" },
});

/** A write on records of the registrator's country. */
const ofOwnCountry = (name: RegistratorWrite, outcomes = ownHidden): Row => [
  outcomes,
  ({ country }) => registratorWrites[name](country),
];

/** All tests share the current edition, so an administrator's stale version is refused. */
const ofEdition = (body: object = {}): Row => [
  administratorsStale,
  async () => ({ params: await currentEdition(), body: { ...stale, ...body } }),
];

const ofNewAccount = (body?: object): Row => [
  administrators,
  async () => ({ params: { id: (await insertAccount("Guide")).id }, body }),
];

const ofGuest = (body?: object): Row => [
  administrators,
  async ({ country }) => ({ params: { id: await insertGuest(country) }, body }),
];

const ofNewQuestion = (body?: () => object): Row => [
  administrators,
  async () => ({ params: { id: await insertQuestion() }, body: body?.() }),
];

/** Written from the specification, because the access in the contracts is what is tested here. */
const rows: Record<EndpointName, Row> = {
  getAvailableEnums: [everybody, noParameters],
  getContest: [everybody, noParameters],
  listTeams: [everybody, noParameters],
  listCountries: [everybody, noParameters],
  getStatistics: [administrators, noParameters],
  listEditions: [administrators, noParameters],
  countAnswers: [administrators, noParameters],
  listQuestions: [anySession, noParameters],
  addQuestion: [administrators, () => ({ body: questionPayload() })],
  changeQuestion: ofNewQuestion(questionPayload),
  deleteQuestion: ofNewQuestion(),
  // The ids are not those of all questions.
  orderQuestions: [administratorsStale, () => ({ body: { ids: [randomUUID()] } })],
  listDeadlineExtensions: [administrators, noParameters],
  listWarnings: [administrators, noParameters],
  // There is no such warning.
  acknowledgeWarning: [
    "401 403 403 403 403 404 401",
    () => ({ body: { kind: "tooOld", recordIds: [randomUUID()], details: "Born." } }),
  ],
  restoreWarning: ["401 403 403 403 403 404 401", () => ({ params: { id: randomUUID() } })],
  listUsers: [administrators, noParameters],
  listTeamsWithoutGuide: [administrators, noParameters],
  exportAudit: [administrators, noParameters],
  exportTravel: [administrators, noParameters],
  listCommitteePeople: [administrators, noParameters],
  listLeaderRecords: [administrators, noParameters],
  exportContestants: [administrators, noParameters],
  exportResults: [administrators, noParameters],
  listGuides: [administrators, noParameters],
  listTransfers: [administrators, noParameters],
  listArrivals: [administrators, noParameters],
  listAudit: [administrators, noParameters],
  logOut: [anySession, noParameters],
  logOutEverywhere: [anySession, noParameters],
  readArrivalsVersion: [anyGuide, noParameters],
  getEditionSettings: [administrators, async () => ({ params: await currentEdition() })],
  updateEdition: ofEdition(),
  updateEditionTexts: ofEdition(),
  updateEditionCompanies: ofEdition({ companies: [] }),
  updateVenuePictures: ofEdition({ venuePictures: [] }),
  updatePrintDesign: ofEdition({
    printPictures: {},
    certificateSignatories: [],
    accentColour: null,
    backgroundMargin: 15,
  }),
  updateEditionCommittees: ofEdition({ committees: [] }),
  updateEditionSchedule: ofEdition({ schedule: [] }),
  previewText: [administrators, () => ({ body: { text: "<p>Hello</p>" } })],
  startNextEdition: [administratorsStale, () => ({ body: nextEditionPayload({ contestId: randomUUID() }) })],
  // The current edition is not the next one.
  makeEditionCurrent: [administratorsStale, async () => ({ params: await currentEdition() })],
  deleteEdition: [administratorsStale, async () => ({ params: await currentEdition() })],
  // The fingerprint is not that of anything to print.
  markAsPrinted: [
    administratorsStale,
    () => ({ params: { document: "badges" }, body: { personIds: [randomUUID()], fingerprint: "0".repeat(64) } }),
  ],
  logIn: [everybody, ({ people }) => ({ body: { email: people.guide.email, password: people.guide.password } })],
  registerUser: [administrators, () => ({ body: accountPayload() })],
  listUsersOfRole: [administrators, () => ({ params: { role: "GUIDE" } })],
  changeOwnPassword: [
    // The current password is wrong for everybody.
    "401 422 422 422 422 422 401",
    () => ({ body: { currentPassword: "not this one", newPassword: "long-enough-1" } }),
  ],
  resetPassword: ofNewAccount({ password: "long-enough-1" }),
  setUserDisabled: ofNewAccount({ disabled: true }),
  editUser: [
    administrators,
    async () => {
      const { id, email } = await insertAccount("Guide");
      return { params: { id }, body: { email, name: "Renamed", role: "Guide", countryId: "" } };
    },
  ],
  unlockUser: ofNewAccount(),
  inviteUser: ofNewAccount(),
  inviteAllUsers: [administrators, noParameters],
  // The link is unknown.
  readPasswordLink: ["404 404 404 404 404 404 401", () => ({ body: { token: randomUUID() } })],
  choosePassword: ["404 404 404 404 404 404 401", () => ({ body: { token: randomUUID(), password: "long-enough-1" } })],
  forgotPassword: [everybody, () => ({ body: { email: `${randomUUID()}@nobody.example` } })],
  listMails: [administrators, noParameters],
  // There is no such mail.
  markMailSent: ["401 403 403 403 403 404 401", () => ({ params: { id: randomUUID() } })],
  sendMailAgain: ["401 403 403 403 403 404 401", () => ({ params: { id: randomUUID() } })],
  listMessages: [administrators, noParameters],
  previewMessage: [administrators, messageToGuide],
  sendTest: [administrators, messageToGuide],
  createMessage: [administrators, messageToGuide],
  // There is no such message.
  getMessage: ["401 403 403 403 403 404 401", () => ({ params: { id: randomUUID() } })],
  sendMessageAgain: ["401 403 403 403 403 404 401", () => ({ params: { id: randomUUID() } })],
  markMessageSent: ["401 403 403 403 403 404 401", () => ({ params: { id: randomUUID() } })],
  issueLetters: [administrators, async ({ country }) => ({ body: { personIds: [await insertGuest(country)] } })],
  // The edition does not let registrators open them.
  listLetters: [administrators, noParameters],
  // There is no such letter.
  withdrawLetter: ["401 403 403 403 403 404 401", () => ({ params: { id: randomUUID() } })],
  listReminders: [administrators, noParameters],
  // Invalid, because all tests share the countries.
  sendReminders: ["401 403 403 403 403 422 401", () => ({ body: { countryIds: [] } })],
  // There is no such country.
  sendReminder: ["401 403 403 403 403 404 401", () => ({ params: { countryId: randomUUID() }, body: {} })],
  getSeating: [administrators, noParameters],
  listRooms: [administrators, noParameters],
  updateRooms: [administratorsStale, () => ({ body: { rooms: [], ...stale } })],
  // Invalid, because all tests share the contestants.
  assignSeats: ["401 403 403 403 403 422 401", () => ({ body: { seed: -1 } })],
  // There are no such seats.
  swapSeats: ["401 403 403 403 403 422 401", () => ({ body: { day: 1, a: "Nowhere-1", b: "Nowhere-2" } })],
  exportEditionData: [administrators, async () => ({ params: await currentEdition() })],
  // The edition is not over.
  deleteEditionData: [administratorsStale, async () => ({ params: await currentEdition(), body: { year: 2025 } })],
  exportPersonData: ofGuest(),
  changePersonPrivacy: ofGuest({ pictureIsPublic: false, nameIsWithheld: true }),
  erasePerson: ofGuest(),
  // This site is not the demo.
  prepareDemo: ["404 404 404 404 404 404 401", () => ({ body: { at: null } })],
  createTeam: ofOwnCountry("createTeam", anyRegistrator),
  findDuplicates: [anyRegistrator, () => ({ body: { name: "Anything" } })],
  listTeamsOfGuide: [ownGuide, ({ guideId }) => ({ params: { guideId } })],
  listTeamsOfCountry: [ownCountry, ({ country }) => ({ params: { countryId: country.id } })],
  changeTeamArrival: ofOwnCountry("changeTeamArrival"),
  changeTeamBasics: ofOwnCountry("changeTeamBasics"),
  withdrawTeam: ofOwnCountry("withdrawTeam"),
  restoreTeam: ofOwnCountry("restoreTeam"),
  addPerson: ofOwnCountry("addPerson", anyRegistrator),
  changePerson: ofOwnCountry("changePerson"),
  removePerson: ofOwnCountry("removePerson"),
  listLeadersOfCountry: [ownCountry, ({ country }) => ({ params: { countryId: country.id } })],
  listPeopleByRole: [ownCountry, ({ country }) => ({ params: { role: "GUEST", countryId: country.id } })],
  giveDeadlineExtension: [
    administrators,
    ({ country }) => ({
      params: { countryId: country.id },
      body: { endOfRegistrationDate: "2025-03-25T14:00", reason: "A strike" },
    }),
  ],
  removeDeadlineExtension: [
    administrators,
    async ({ country, people }) => {
      await insertDeadlineExtension(country, people.administrator.id);
      return { params: { countryId: country.id } };
    },
  ],
  addGuide: [administrators, async () => ({ body: guidePayload((await insertAccount("Guide")).id) })],
  importGuides: [
    administrators,
    () => ({
      query: "?dryRun=true",
      form: fileForm(`name,email,phoneNumber,tShirtSize\r\nNew,${randomUUID()}@test.example,+359 54 000 001,M\r\n`),
    }),
  ],
  getGuideOfUser: [ownGuide, ({ people }) => ({ params: { userId: people.guide.id } })],
  assignTeams: [
    administrators,
    async (world) => ({ params: { guideId: world.freeGuideId }, body: [{ id: (await newTeam(world)).id }] }),
  ],
  createTransfer: [administrators, () => ({ body: transfer })],
  changeTransfer: [administrators, async () => ({ params: { id: await insertTransfer() }, body: transfer })],
  deleteTransfer: [administrators, async () => ({ params: { id: await insertTransfer() } })],
  assignParties: [
    administrators,
    async (world) => ({
      body: { direction: "ARRIVAL", parties: [{ id: (await newTeam(world)).id, transferId: await insertTransfer() }] },
    }),
  ],
  suggestTransfers: [administrators, () => ({ body: { ...transfer, longestWait: 60 } })],
  unassignTeam: [
    administrators,
    async (world) => {
      const guideId = world.freeGuideId;
      return { params: { guideId, teamId: (await newTeam(world, { guideId })).id } };
    },
  ],
  changeGuide: [
    administrators,
    async ({ country }) => {
      const { id: userId } = await insertAccount("Guide");
      return { params: { guideId: await insertGuide(country, userId) }, body: guidePayload(userId) };
    },
  ],
  deleteGuide: [
    administrators,
    async ({ country }) => ({
      params: { guideId: await insertGuide(country, (await insertAccount("Guide")).id) },
    }),
  ],
  moveTeams: [
    administrators,
    async (world) => ({ body: [{ id: (await newTeam(world)).id, guideId: world.freeGuideId }] }),
  ],
  markArrivals: [
    "401 403 403 ok ok ok 401",
    async ({ country }) => ({
      body: {
        marks: [
          { id: randomUUID(), personId: await insertGuest(country), arrived: true, markedAt: "2025-04-09T10:00:00Z" },
        ],
      },
    }),
  ],
  replaceLeader: ofOwnCountry("replaceLeader"),
  changeLeader: ofOwnCountry("changeLeader"),
  deleteLeader: ofOwnCountry("deleteLeader"),
  removeDeputyLeader: ofOwnCountry("removeDeputyLeader"),
  addContestant: ofOwnCountry("addContestant"),
  changeContestant: ofOwnCountry("changeContestant"),
  moveContestant: ofOwnCountry("moveContestant"),
  removeContestant: ofOwnCountry("removeContestant"),
  importUsers: [
    administrators,
    () => ({ query: "?dryRun=true", form: fileForm(`country,name,email\r\nBG,New,${randomUUID()}@test.example\r\n`) }),
  ],
  // Contestants of other tests have no credentials.
  exportForCms: ["401 403 403 403 403 422 401", () => ({})],
  exportForDomjudge: ["401 403 403 403 403 422 401", () => ({})],
  fillCredentials: [administrators, () => ({ query: "?dryRun=true" })],
  updateTasks: [administratorsStale, () => ({ params: { group: "Junior" }, body: { ...stale, tasks: [] } })],
  updateBoundaries: [administratorsStale, () => ({ params: { group: "Junior" }, body: stale })],
  giveMentions: [administratorsStale, () => ({ params: { group: "Junior" }, body: stale })],
  updateHonours: [
    administratorsStale,
    () => ({ params: { id: randomUUID() }, body: { ...stale, honourableMention: true } }),
  ],
  // The results are hidden.
  getResults: ["404 404 404 404 404 404 401", () => ({})],
  updateResultsState: [administratorsStale, () => ({ body: { ...stale, state: "HIDDEN" } })],
  importResults: [
    administrators,
    () => ({ params: { group: "Junior", day: "1" }, query: "?dryRun=true", form: fileForm("code,aliens\r\n") }),
  ],
  importCredentials: [
    administrators,
    () => ({ params: { year: "2025" }, query: "?dryRun=true", form: fileForm("code,username\r\n") }),
  ],
};

/** Endpoints that end the caller's session. */
const sessionEnding: EndpointName[] = ["logOut", "logOutEverywhere"];

/** Routes without a contract: the documentation, next-auth's routes and the one for unknown paths. */
const otherRoutes = /^\/api\/(docs|openapi\.json|auth|\[\[\.\.\.path\]\])(\/|$)/;

/** The routes in app/api as [name of the contract, key]; a method without a contract has the name "none". */
function routesInApp(): string[][] {
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  return files.flatMap((file) => {
    if (!file.endsWith("/route.ts")) return [];
    const path = `/api/${file.replace("/route.ts", "")}`.replace(/\[(\w+)\]/g, "{$1}");
    if (otherRoutes.test(path)) return [];
    const source = readFileSync(`app/api/${file}`, "utf8");
    const methods = [
      ...source.matchAll(/export .*?\b(GET|POST|PUT|PATCH|DELETE)\b(?: = route\(\s*endpoints\.(\w+))?/g),
    ];
    return methods.map(([, method, name = "none"]) => [name, `${method} ${path}`]);
  });
}

let world: World;
let cells = 0;

/** Opens a new session of an account. */
async function withSession(account: Account): Promise<Session> {
  const token = await logIn(account);
  return { ...account, token, csrf: await csrfOf(token) };
}

const newActor = async (...args: Parameters<typeof insertAccount>) => withSession(await insertAccount(...args));

beforeAll(async () => {
  const country = await countryByCode("KE");
  const people = {
    registrator: await newActor("TeamRegistrator", "KE"),
    otherRegistrator: await newActor("TeamRegistrator", "NG"),
    guide: await newActor("Guide"),
    otherGuide: await newActor("Guide"),
    administrator: await newActor("Administrator"),
    disabled: await newActor("Administrator"),
  };
  const guideId = await insertGuide(country, people.guide.id);
  await insertGuide(country, people.otherGuide.id);
  const freeGuideId = await insertGuide(country, (await signedIn("Guide")).id);
  await query('UPDATE "User" SET "disabledAt" = now() WHERE "id" = $1', [people.disabled.id]);
  world = { country, people, guideId, freeGuideId };
  await insertTeam(country, { guideId });
});

afterAll(() => {
  process.stdout.write(`access matrix: ${cells} cells checked\n`);
});

function credentialsOf(name: ActorName, scheme: "bearer" | "cookie") {
  if (name === "anonymous") return {};
  const { token, csrf } = world.people[name];
  return scheme === "bearer" ? { token } : { cookies: { session: token }, headers: { "X-XSRF-TOKEN": csrf } };
}

/** The outcome for each of `actors`. A refused request stores nothing, so the next actor sends it again. */
async function outcomesOf(endpoint: EndpointName, scheme: "bearer" | "cookie"): Promise<string> {
  const [, makeRequest] = rows[endpoint];
  const outcomes: string[] = [];
  let request: EndpointRequest | undefined;
  for (const name of actors) {
    request ??= await makeRequest(world);
    const { body, form } = request;
    const payload = form ? { raw: form } : { body };
    const { status } = await call(requestLine(endpoint, request), { ...credentialsOf(name, scheme), ...payload });
    cells++;
    outcomes.push(status < 300 ? "ok" : String(status));
    if (status >= 300) continue;
    request = undefined;
    if (sessionEnding.includes(endpoint) && name !== "anonymous")
      world.people[name] = await withSession(world.people[name]);
  }
  return outcomes.join(" ");
}

const names = Object.keys(endpoints) as EndpointName[];

describe("the access matrix", () => {
  it("has a route file for every contract and a contract for every route", () => {
    const contracts = names.map((name) => [name, endpoints[name].key]);
    expect(routesInApp().sort()).toEqual(contracts.sort());
  });

  it.each(names)("%s is for its actors only", async (endpoint) => {
    expect(await outcomesOf(endpoint, "bearer")).toBe(rows[endpoint][0]);
  });

  // Three endpoints are enough, because route() reads the cookie and the bearer token of every endpoint alike.
  it.each(["getContest", "listUsers", "changeTeamBasics"] as const)(
    "%s has the same outcomes with the session's cookie, except that an invalid one counts as none",
    async (endpoint) => {
      const expected = rows[endpoint][0].split(" ");
      expect(await outcomesOf(endpoint, "cookie")).toBe([...expected.slice(0, -1), expected[0]].join(" "));
    },
  );
});
