import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { Figure } from "@/bench/figure";
import { demo, type Part } from "@/bench/part";
import { residentMiB } from "@/bench/process-use";
import { tokenOf } from "@/bench/token";
import { contestantModel, leaderModel, teamPayload, travel } from "@/e2e/support/team-payload";
import type { TestSite } from "@/scripts/lib/test-site";

const registrations = 60;
const picturesPerTeam = 5;

async function post(url: string, token: string | null, body: string): Promise<{ status: number; text: string }> {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: "POST", headers, body });
  return { status: response.status, text: await response.text() };
}

async function highestDuring(
  work: () => Promise<unknown>,
  measure: () => number | Promise<number>,
  pauseMs: number,
): Promise<number> {
  let working = true;
  let highest = 0;
  const watch = async () => {
    while (working) {
      highest = Math.max(highest, await measure());
      await sleep(pauseMs);
    }
  };
  await Promise.all([work().finally(() => (working = false)), watch()]);
  return highest;
}

/** "5 × 201, 1 × 503" */
function countStatuses(statuses: readonly number[]): string {
  return [...new Set(statuses)].map((s) => `${statuses.filter((other) => other === s).length} × ${s}`).join(", ");
}

/** Small as a file and large once decoded. */
async function plainAvif(width: number, height: number): Promise<string> {
  const create = { width, height, channels: 3, background: "#a8321f" } as const;
  return (await sharp({ create }).avif({ effort: 0 }).toBuffer()).toString("base64");
}

/** About 250 KB, different each time. */
async function noisyJpeg(): Promise<string> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const create = { width: 930, height: 700, channels: 3, background: "#fff", noise } as const;
  return (await sharp({ create }).jpeg({ quality: 80 }).toBuffer()).toString("base64");
}

async function avifFigure(site: TestSite, token: string, megapixels: number, side: [number, number]): Promise<Figure> {
  const large = await plainAvif(...side);
  const honest = await noisyJpeg();
  const { id: countryId } = JSON.parse(await (await fetch(`${site.baseUrl}/api/Country`)).text())[0];
  const guest = (picture: string) =>
    JSON.stringify({ fullName: "Ada Lovelace", countryId, roles: ["GUEST"], picture, ...travel });
  const statuses: number[] = [];
  const upload = async (picture: string) =>
    statuses.push((await post(`${site.baseUrl}/api/Person`, token, guest(picture))).status);
  await upload(honest);
  const before = residentMiB(site.pid);
  const work = () => Promise.all([...Array.from({ length: 6 }, () => upload(large)), upload(honest)]);
  const highest = await highestDuring(work, () => residentMiB(site.pid), 10);
  return {
    name: `MiB more during six AVIFs of ${megapixels} megapixels`,
    target: { atMost: 500 },
    measured: highest - before,
    detail: `from ${before.toFixed(0)} MiB; ${countStatuses(statuses)}`,
  };
}

function team(countryId: string, pictures: readonly string[]): string {
  const [first, ...others] = pictures;
  const leader = leaderModel("Maria Petrova");
  return JSON.stringify(
    teamPayload({
      countryId,
      leaderCreateModel: { ...leader, leaderPerson: { ...leader.leaderPerson, picture: first } },
      contestants: others.map((picture, i) => {
        const contestant = contestantModel(`Member ${i}`);
        return { ...contestant, contestantPerson: { ...contestant.contestantPerson, picture } };
      }),
    }),
  );
}

async function visitMs(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
  return performance.now() - began;
}

async function registrationFigures({ baseUrl }: TestSite, token: string): Promise<Figure[]> {
  const countries: { id: string }[] = JSON.parse(await (await fetch(`${baseUrl}/api/Country`)).text());
  const pictures = await Promise.all(Array.from({ length: picturesPerTeam }, noisyJpeg));
  const bodies = Array.from({ length: registrations }, (_, i) =>
    team(countries[i % countries.length]?.id ?? "", pictures),
  );
  const size = Buffer.byteLength(bodies[0] ?? "") / picturesPerTeam / (4 / 3) / 1000;
  for (let i = 0; i < 20; i++) await visitMs(`${baseUrl}/`);
  const began = performance.now();
  let statuses: number[] = [];
  const register = async () => {
    statuses = await Promise.all(bodies.map(async (body) => (await post(`${baseUrl}/api/Team`, token, body)).status));
  };
  const slowest = await highestDuring(register, () => visitMs(`${baseUrl}/`), 20);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const stored = statuses.filter((status) => status === 201).length;
  return [
    {
      name: `of ${registrations} registrations stored`,
      target: { atLeast: registrations },
      measured: stored,
      detail: `${countStatuses(statuses)} in ${seconds} s; pictures of ${size.toFixed(0)} KB`,
    },
    { name: "ms for the slowest home page meanwhile", target: { atMost: 500 }, measured: slowest, detail: "" },
  ];
}

/** Six large AVIFs at once, and 60 simultaneous registrations with five pictures of 250 KB each. */
export const pictures: Part = {
  size: demo,
  measure: async (site) => {
    const token = await tokenOf(site.baseUrl);
    return [
      await avifFigure(site, token, 50, [8_160, 6_120]),
      await avifFigure(site, token, 16, [4_000, 4_000]),
      ...(await registrationFigures(site, token)),
    ];
  },
};
