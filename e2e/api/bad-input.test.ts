import { readFileSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { call, signedIn } from "@/e2e/support/http";
import { contestantModel, teamPayload } from "@/e2e/support/payloads";
import { count } from "@/e2e/support/site";

let token: string;
let storedBefore: number[];
/** How many teams and people the registrator's country has. */
const countStored = () =>
  Promise.all(
    ["Team", "Person"].map((table) =>
      count(`SELECT count(*) FROM "${table}" t JOIN "Country" c ON c."id" = t."countryId" WHERE c."alpha2" = 'LT'`),
    ),
  );

beforeAll(async () => {
  ({ token } = await signedIn("TeamRegistrator", "LT"));
  storedBefore = await countStored();
});

// Every test stores nothing, and the server still responds after it.
afterEach(async () => {
  expect(await countStored()).toEqual(storedBefore);
  expect((await call("GET /api/Contest")).status).toBe(200);
});

/** A team whose second contestant has this picture. */
function withPicture(picture: unknown) {
  const model = contestantModel("Jānis Bērziņš");
  const pictured = { ...model, contestantPerson: { ...model.contestantPerson, picture } };
  return teamPayload({ contestants: [contestantModel("Pirmais"), pictured] });
}

const pictureField = "contestants.1.contestantPerson.picture";

describe("bad input", () => {
  it.each([
    ["a text file", Buffer.from("not a picture").toString("base64")],
    ["something that isn't base64", "<script>"],
    ["a number", 5],
  ])("%s as a picture is 422 on its field", async (_what, picture) => {
    const response = await call("POST /api/Team", { token, body: withPicture(picture) });
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors)).toEqual([pictureField]);
  });

  it("a HEIC photo as a picture is 422 on its field, with the way to a JPEG", async () => {
    const heic = readFileSync("e2e/cases/sideways.heic").toString("base64");
    const response = await call("POST /api/Team", { token, body: withPicture(heic) });
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual({ [pictureField]: [expect.stringMatching(/^This HEIC photo .*as JPEG/)] });
  });

  it("a picture of 256 megapixels is 422 on its field, without being decoded", async () => {
    const onePixel = { create: { width: 1, height: 1, channels: 3, background: "#fff" } } as const;
    const png = await sharp(onePixel).png().toBuffer();
    // Writes the width and height into the header of the PNG, and its checksum.
    for (const offset of [16, 20]) png.writeUInt32BE(16_000, offset);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const response = await call("POST /api/Team", { token, body: withPicture(png.toString("base64")) });
    expect(response.status).toBe(422);
    expect(response.body.errors[pictureField][0]).toMatch(/megapixel/i);
  });

  it("a picture over 8 MiB is 422 on its field", async () => {
    const response = await call("POST /api/Team", { token, body: withPicture("A".repeat(12 * 1024 * 1024)) });
    expect(response.status).toBe(422);
    expect(response.body.errors[pictureField]).toEqual(["This picture is larger than 8 MiB."]);
  });

  it("a body over 64 KiB is 413 for an endpoint that takes no pictures", async () => {
    const body = { teamId: "x".repeat(64 * 1024) };
    const { status, body: problem } = await call("PUT /api/Team/arrival", { token, body });
    expect([status, problem.detail]).toEqual([413, "This request is larger than 64 KiB."]);
  });

  it("JSON with more values than any endpoint needs, or deeper, is 413 without being parsed", async () => {
    const headers = { "Content-Type": "application/json" };
    for (const raw of ["[".repeat(8_000_000), "{},".repeat(2_000_000), '"a":0,'.repeat(1_000_000)]) {
      const { status, body: problem } = await call("POST /api/Team", { token, raw, headers });
      expect([status, problem.detail]).toEqual([413, "Send JSON with at most 20,000 values, nested at most 20 deep."]);
    }
  });

  it("malformed JSON is 400, a body of another type 415, JSON of another shape 422", async () => {
    const headers = { "Content-Type": "application/json" };
    expect((await call("POST /api/Team", { token, raw: '{"name":', headers })).status).toBe(400);
    expect(
      (await call("POST /api/Team", { token, raw: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), headers })).status,
    ).toBe(400);
    expect(
      (await call("POST /api/Team", { token, raw: "name=x", headers: { "Content-Type": "text/plain" } })).status,
    ).toBe(415);
    for (const raw of ["null", "5", "[]", '"x"'])
      expect((await call("POST /api/Team", { token, raw, headers })).status).toBe(422);
  });

  it("an invalid id is 400", async () => {
    for (const id of ["1", "00000000-0000-0000-0000-000000000000", "x' OR '1'='1"]) {
      const response = await call(`GET /api/Team/country/${encodeURIComponent(id)}`, { token });
      expect([id, response.status]).toEqual([id, 400]);
    }
  });

  it("is checked only after access", async () => {
    const headers = { "Content-Type": "application/json" };
    expect((await call("POST /api/Team", { raw: "{", headers })).status).toBe(401);
    const guide = await signedIn("Guide");
    expect((await call("POST /api/Team", { token: guide.token, raw: "{", headers })).status).toBe(403);
  });

  it("never causes a response with a stack trace, SQL or a library's message", async () => {
    const responses = await Promise.all([
      call("POST /api/Team", { token, body: { contestants: 5, leaderCreateModel: 5, hasDeputyLeader: 5, name: {} } }),
      call("GET /api/Team/country/%E0%A4%A", { token }),
      call("GET /pictures/nothing.webp"),
    ]);
    for (const { status, body } of responses) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toMatch(/Invalid input|expected|prisma|select |at .*\.(js|ts):/i);
    }
  });
});

describe("what cannot be stored", () => {
  it.each([
    ["NUL", "a\u0000b"],
    ["an unpaired surrogate", "a\ud800"],
  ])("%s in a text is refused on its field", async (_what, text) => {
    const login = await call("POST /api/Identity/Login", { body: { email: text, password: "x" } });
    expect(login.status).toBe(422);
    const response = await call("POST /api/Team", { token, body: teamPayload({ name: text }) });
    expect(response.body.errors).toEqual({ name: ["This contains characters that cannot be stored."] });
  });

  it.each(["2025-04-09T14:30:00.1234567890", "0000-01-01T00:00", "9999-01-01T00:00"])(
    "the time %s is refused on its field",
    async (timeOfArrival) => {
      const response = await call("POST /api/Team", { token, body: teamPayload({ timeOfArrival }) });
      expect([response.status, Object.keys(response.body.errors)]).toEqual([422, ["timeOfArrival"]]);
    },
  );
});

it("an empty parameter counts as missing", async () => {
  const admin = await signedIn("Administrator");
  expect((await call("GET /api/Contest?year=")).body.year).toBe(2025);
  expect((await call("GET /api/Audit?entity=&id=&before=", { token: admin.token })).status).toBe(200);
});
