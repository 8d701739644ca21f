import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { contestantModel, leaderModel, pictureBase64, teamPayload, travel } from "@/e2e/support/payloads";
import type { UserRole } from "@/lib/generated/prisma/enums";

interface Site {
  baseUrl: string;
  tokens: Record<UserRole, string>;
}

/** A request of somebody who is signed in, as expensive as it may be. */
export interface HostileRequest {
  name: string;
  /** What is not measured: the first use of an endpoint, and what has to be stored. */
  prepare?(site: Site): Promise<unknown>;
  /** Returns the status of the response, or another summary of it. */
  send(site: Site): Promise<string>;
}

const MiB = 1024 * 1024;
/** Just below the limit of 16 MiB. */
const maxBytes = 16 * MiB - 1024;

interface RequestOptions {
  role?: UserRole;
  /** Text is sent as JSON. */
  body?: BodyInit;
  type?: string;
}

function request(
  { baseUrl, tokens }: Site,
  endpoint: string,
  { role = "Administrator", body, type }: RequestOptions = {},
) {
  const [method = "GET", path = ""] = endpoint.split(" ");
  const contentType = type ?? (typeof body === "string" ? "application/json" : undefined);
  const headers = { Authorization: `Bearer ${tokens[role]}`, ...(contentType && { "Content-Type": contentType }) };
  return fetch(baseUrl + path, { method, headers, body });
}

async function statusOf(response: Response): Promise<string> {
  const { byteLength } = await response.arrayBuffer();
  return byteLength > MiB ? `${response.status} with ${(byteLength / MiB).toFixed(1)} MiB` : `${response.status}`;
}

async function json(site: Site, endpoint: string, body?: unknown) {
  const response = await request(site, endpoint, body === undefined ? {} : { body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${endpoint}: ${await response.text()}`);
  return response.json();
}

/** `small` is a cheap request to the same endpoint, with which it is used for the first time. */
const sends = (
  endpoint: string,
  makeOptions: () => RequestOptions | Promise<RequestOptions>,
  small: RequestOptions = { body: "{}" },
) => ({
  prepare: async (site: Site) => statusOf(await request(site, endpoint, { ...(await makeOptions()), ...small })),
  send: async (site: Site) => statusOf(await request(site, endpoint, await makeOptions())),
});

const upTo = (bytes: number, item: string) => item.repeat(Math.floor(bytes / item.length));
const numbered = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const createTeam = (body: () => string) => sends("POST /api/Team", () => ({ role: "TeamRegistrator", body: body() }));

const keys = (count: number) => numbered(count, (i) => `"${i.toString(36)}":0`).join();

/** Noise, which no format compresses. */
async function noise(side: number): Promise<string> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let i = 0; i < pixels.length; i++) pixels[i] = (i * i * 2_654_435_761) >>> 24;
  const raw = { width: side, height: side, channels: 3 as const };
  return (await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer()).toString("base64");
}

async function teamWithPictures(): Promise<string> {
  const picture = await noise(800);
  const leader = (name: string) => {
    const model = leaderModel(name);
    return { ...model, leaderPerson: { ...model.leaderPerson, picture } };
  };
  const contestants = numbered(4, (i) => {
    const model = contestantModel(`Contestant ${i}`);
    return { ...model, contestantPerson: { ...model.contestantPerson, picture } };
  });
  const deputy = { hasDeputyLeader: true, deputyLeaderCreateModel: leader("Deputy Leader") };
  return JSON.stringify(teamPayload({ leaderCreateModel: leader("Team Leader"), ...deputy, contestants }));
}

function fileForm(text: string): FormData {
  const form = new FormData();
  form.set("file", new Blob([text]), "file.csv");
  return form;
}

const imports = {
  credentials: "POST /api/Contestant/import/creds/csv/2025",
  users: "POST /api/Identity/import/csv",
  guides: "POST /api/Guide/import/csv",
  results: "POST /api/Result/import/Senior/1",
};

const importFile = (endpoint: string, text: () => string) =>
  sends(endpoint, () => ({ body: fileForm(text()) }), { body: fileForm("a") });

const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';

async function currentId(site: Site): Promise<string> {
  const { id } = (await json(site, "GET /api/Contest")) as { id: string };
  return id;
}

/** A part of the current edition that is saved. */
const savesPart = (name: string, body: () => unknown) => ({
  prepare: async (site: Site) =>
    statusOf(await request(site, `PUT /api/Contest/${await currentId(site)}/${name}`, { body: "[]" })),
  send: async (site: Site) =>
    statusOf(
      await request(site, `PUT /api/Contest/${await currentId(site)}/${name}`, { body: JSON.stringify(body()) }),
    ),
});

const texts = ["welcomeText", "rules", "environmentDescription", "invitationLetter", "materials", "privacy"];

const headings = "<h2>x</h2>".repeat(20_000);
const nested = (depth: number) => `${"<ul><li>".repeat(depth)}x${"</li></ul>".repeat(depth)}`;

const joiners = (length: number) => "\u200d".repeat(length);

const joinedSchedule = () => ({
  schedule: numbered(33, (day) => ({
    date: new Date(Date.UTC(2025, 3, 1 + day)).toISOString().slice(0, 10),
    items: numbered(50, () => ({ title: joiners(2_000), location: joiners(1_200) })),
  })),
});

const rulesPage = {
  prepare: async (site: Site) => statusOf(await request(site, "GET /information/invitation")),
  send: async (site: Site) => statusOf(await request(site, "GET /information/rules")),
};

/** Rooms of 500 seats. */
const rooms = (seats: number) => ({
  rooms: numbered(seats / 500, (room) => ({
    name: `Room ${room}`,
    plan: numbered(10, (row) => numbered(50, (seat) => `${room}-${row}-${seat}`).join(" ")).join("\n"),
  })),
});

async function countryId(site: Site): Promise<string | undefined> {
  const countries = (await json(site, "GET /api/Country")) as { id: string; code: string }[];
  return countries.find(({ code }) => code === "IS")?.id;
}

/** Teams of four, so 1,000 contestants. */
async function registerOneCountry(site: Site): Promise<void> {
  const home = await countryId(site);
  const contestants = numbered(4, (i) => contestantModel(`Contestant ${i}`));
  for (let i = 0; i < 250; i++) await json(site, "POST /api/Team", teamPayload({ countryId: home, contestants }));
}

const assignSeats = (seats: number, before?: (site: Site) => Promise<void>) => ({
  name: `seats for 1,000 contestants of one country and all others, in rooms with ${seats} seats`,
  async prepare(site: Site) {
    await before?.(site);
    await request(site, "POST /api/Seating/assignment", { body: "[]" });
  },
  async send(site: Site) {
    const stored = await statusOf(
      await request(site, "PUT /api/Seating/rooms", { body: JSON.stringify(rooms(seats)) }),
    );
    return `rooms ${stored}, seats ${await statusOf(await request(site, "POST /api/Seating/assignment", { body: "{}" }))}`;
  },
});

const guest = (fullName: string, picture: string, country?: string) =>
  JSON.stringify({ fullName, tShirtSize: "M", picture, countryId: country, ...travel });

async function archive(site: Site, id: string): Promise<string> {
  return statusOf(await request(site, `GET /api/PersonalData/editions/${id}/zip`));
}

export const hostileRequests: HostileRequest[] = [
  { name: "nothing", send: () => sleep(2_000, "nothing") },
  { name: "16 MB of [", ...createTeam(() => "[".repeat(maxBytes)) },
  { name: "16 MB of {},", ...createTeam(() => `[${upTo(maxBytes, "{},")}{}]`) },
  { name: "16 MB of numbers", ...createTeam(() => `[${upTo(maxBytes, "1,")}1]`) },
  { name: "1.7 million keys", ...createTeam(() => `{${keys(1_700_000)}}`) },
  { name: "a text of 16 MB of escaped quotes", ...createTeam(() => `{"name":"${upTo(maxBytes - 20, '\\"')}"}`) },
  {
    name: "a team with 15 MB of pictures",
    ...sends("POST /api/Team", async () => ({ role: "TeamRegistrator", body: await teamWithPictures() })),
  },
  { name: "20,000 headings: saved", ...savesPart("texts", () => ({ rules: headings })) },
  { name: "20,000 headings: rendered", ...rulesPage },
  { name: "lists, 5,000 deep: saved", ...savesPart("texts", () => ({ rules: nested(5_000) })) },
  { name: "lists, 5,000 deep: rendered", ...rulesPage },
  {
    name: "six texts of 200,000 characters",
    ...savesPart("texts", () => Object.fromEntries(texts.map((text) => [text, upTo(200_000, "<p>x</p>")]))),
  },
  {
    name: "small texts: saved",
    ...savesPart("texts", () => Object.fromEntries(texts.map((text) => [text, "<p>x</p>"]))),
  },
  ...Object.entries(imports).map(([what, endpoint]) => ({
    name: `${what}: a line of 5 MB of commas`,
    ...importFile(endpoint, () => ",".repeat(5 * MiB)),
  })),
  {
    name: "300,000 parts of a form",
    ...sends(
      imports.credentials,
      () => ({ body: `${part.repeat(300_000)}--b--\r\n`, type: "multipart/form-data; boundary=b" }),
      { body: `${part}--b--\r\n` },
    ),
  },
  {
    name: "a scoreboard with 5 MB of numbers as problems",
    ...importFile(imports.results, () => `{"rows":[{"team_id":"a","problems":[${upTo(5 * MiB - 100, "1,")}1]}]}`),
  },
  {
    name: "a scoreboard with 5 MB of [",
    ...importFile(imports.results, () => `{"rows":${"[".repeat(5 * MiB - 10)}`),
  },
  {
    name: "results: 5,000 rows of 99 cells",
    ...importFile(imports.results, () => {
      const tasks = numbered(98, (i) => `t${i}`).join();
      return [`code,${tasks}`, ...numbered(5_000, (i) => `BGR${i}${",1".repeat(98)}`)].join("\n");
    }),
  },
  { name: "a schedule with 16 MB of joiners", ...savesPart("schedule", joinedSchedule) },
  {
    name: "rooms with 16 MB of joiners",
    ...sends("PUT /api/Seating/rooms", () => ({
      body: JSON.stringify({ rooms: numbered(27, (i) => ({ name: `${i}`, plan: joiners(200_000) })) }),
    })),
  },
  {
    name: "an edition's personal data with pictures",
    prepare: (site) => archive(site, crypto.randomUUID()),
    send: async (site) => archive(site, await currentId(site)),
  },
  {
    name: "six pictures of 49 megapixels, beside them a small one of somebody else",
    async prepare(site) {
      await request(site, "POST /api/Person", { body: guest("Warm Up", await pictureBase64(), await countryId(site)) });
    },
    async send(site) {
      const create = { width: 7_000, height: 7_000, channels: 3 as const, background: "#a8321f" };
      const large = (await sharp({ create }).png().toBuffer()).toString("base64");
      const others = numbered(6, (i) =>
        request(site, "POST /api/Person", { role: "TeamRegistrator", body: guest(`Large ${i}`, large) }).then(statusOf),
      );
      const small = guest("Small Picture", await pictureBase64(), await countryId(site));
      await sleep(300);
      const began = performance.now();
      const status = await statusOf(await request(site, "POST /api/Person", { body: small }));
      const seconds = ((performance.now() - began) / 1_000).toFixed(1);
      return `the small one ${status} after ${seconds} s, the others ${await Promise.all(others)}`;
    },
  },
  assignSeats(1_500, registerOneCountry),
  assignSeats(5_000),
];
