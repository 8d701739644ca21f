import { setImmediate } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { partsOf, rawLimit } from "@/e2e/support/schema-parts";
import { addPerson } from "@/lib/person/endpoints";
import { defaultBodyLimit, type Endpoint } from "@/lib/platform/api/endpoint";
import { readBody } from "@/lib/platform/api/read-body";
import { allEndpoints } from "@/lib/site/api/endpoints";

const chunkBytes = 64 * 1024;

/** A request whose body arrives in chunks, each in a turn of the event loop, as at the server. */
function requestWith(body: Uint8Array, type: string): Request {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (sent >= body.length) return controller.close();
      await setImmediate();
      controller.enqueue(body.subarray(sent, sent + chunkBytes));
      sent += chunkBytes;
    },
  });
  const init = { method: "POST", body: stream, duplex: "half", headers: { "Content-Type": type } };
  return new Request("https://tournament.example", init);
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** The CPU time, in milliseconds, of the longest turn of the event loop during `work`. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const watch = async () => {
    for (let before = cpuTime(); !isDone; before = cpuTime()) {
      await setImmediate();
      longest = Math.max(longest, cpuTime() - before);
    }
  };
  await Promise.all([watch(), work().finally(() => (isDone = true))]);
  return longest;
}

interface Body {
  text: string;
  type?: string;
}

/** The least of up to three measurements in milliseconds, because a busy machine adds to them; stops at `enough`. */
async function pauseOf(endpoint: Endpoint, { text, type = "application/json" }: Body, enough = 0): Promise<number> {
  const bytes = Buffer.from(text);
  const read = () =>
    readBody(requestWith(bytes, type), endpoint).catch((error: unknown) =>
      expect(error).toMatchObject({ name: "AppError" }),
    );
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && least > enough; i++) least = Math.min(least, await longestTurn(read));
  return least;
}

/** The objects, lists and plain values that a schema accepts. */
const kindsOf = (schema: unknown): unknown[] =>
  schema instanceof z.ZodObject || schema instanceof z.ZodArray || partsOf(schema).length === 0
    ? [schema]
    : partsOf(schema).flatMap(([, part]) => kindsOf(part));

type Checks = { _zod: { def: { maximum?: number } } }[];
const maximumOf = (checks: Checks = []): number => Math.min(...checks.map(({ _zod }) => _zod.def.maximum ?? 1_000));

type Fill = (maxLength: number) => string | null;

/** A value whose texts and lists are as long as the schema looks at them, up to `limit` bytes of JSON. */
function largest(schema: unknown, fill: Fill, limit: number): unknown {
  const kinds = kindsOf(schema);
  const kind = kinds.find((candidate) => candidate instanceof z.ZodString) ?? kinds.at(-1);
  if (kind instanceof z.ZodString) return fill(rawLimit(kind) ?? 0);
  if (kind instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(kind.shape).map(([key, part]) => [key, largest(part, fill, limit)]));
  if (kind instanceof z.ZodLiteral) return kind.def.values.at(-1);
  if (!(kind instanceof z.ZodArray)) return true;
  const item = largest(kind.element, fill, limit);
  const fitting = Math.floor((limit * 0.99) / (Buffer.byteLength(JSON.stringify(item)) + 1));
  return new Array(Math.max(1, Math.min(fitting, maximumOf(kind.def.checks as Checks)))).fill(item);
}

/** Longer texts are pictures. */
const maxTextLength = 1_000_000;

/** Fills each text with one character, and leaves out pictures. */
const filledWith =
  (character: string): Fill =>
  (maxLength) =>
    maxLength > maxTextLength ? null : character.repeat(maxLength / character.length);

/** Fills the first picture with short words, and leaves out all other texts. */
function onePicture(): Fill {
  let isFirst = true;
  return (maxLength) => {
    if (maxLength <= maxTextLength || !isFirst) return null;
    isFirst = false;
    return "A ".repeat(maxLength / 2);
  };
}

/** Repeats `item` up to so many bytes, less a hundred for what surrounds it. */
const upTo = (bytes: number, item: string) => item.repeat(Math.floor((bytes - 100) / item.length));

/** As many keys as are parsed, each as long as the limit allows. */
const longKeys = (limit: number) =>
  Array.from({ length: 19_990 }, (_, i) => `"${i}${"\\n".repeat(Math.max(0, limit / 40_000 - 8))}":0`).join();

/** Bodies whose cost does not depend on the schema. */
const shapes: Record<string, (limit: number) => string> = {
  "nested lists": (limit) => upTo(limit, "["),
  "nested objects": (limit) => upTo(limit, '{"a":'),
  "empty objects": (limit) => `[${upTo(limit, "{},")}0]`,
  numbers: (limit) => `[${upTo(limit, "1,")}0]`,
  keys: (limit) => `{${upTo(limit, '"k":0,')}"k":0}`,
  "escaped quotes": (limit) => `{"id":"${upTo(limit, '\\"')}"}`,
  quotes: (limit) => upTo(limit, '"'),
  "two-byte text": (limit) => `{"id":"${upTo(limit / 2, "я")}"}`,
};

/** Fillers of texts that are removed, composed, quoted or trimmed. */
const characters = ["\u200d", "\u0323\u0301", "@", " "];

const partOf = (headers: string, content = "") =>
  `--b\r\nContent-Disposition: form-data; name="file"${headers}\r\n\r\n${content}\r\n`;

const forms: Record<string, (limit: number) => string> = {
  parts: (limit) => `${upTo(limit, partOf(""))}--b--\r\n`,
  headers: (limit) => `${partOf(upTo(limit, "\r\nX: a"))}--b--\r\n`,
  "a long file name": (limit) => `${partOf(`; filename="${upTo(limit, "%22")}"`)}--b--\r\n`,
  "a text": (limit) => `${partOf("", upTo(limit / 2, "я"))}--b--\r\n`,
  "no end": (limit) => partOf("", upTo(limit, "\r\n--")),
};

const bodiesOf = (all: typeof shapes, limit: number, type?: string) =>
  Object.entries(all).map(([name, make]): [string, Body] => [name, { text: make(limit), type }]);

function bodiesFor({ body, bodyType, bodyLimit: limit = defaultBodyLimit }: Endpoint): [string, Body][] {
  if (bodyType) return bodiesOf(forms, limit, "multipart/form-data; boundary=b");
  const json = (fill: Fill): Body => ({ text: JSON.stringify(largest(body, fill, limit)) });
  const long = characters.map((character): [string, Body] => [JSON.stringify(character), json(filledWith(character))]);
  return [["long keys", { text: `{${longKeys(limit)}}` }], ...long, ["a picture of short words", json(onePicture())]];
}

const endpointsWithBody = allEndpoints.flatMap((endpoint) =>
  endpoint.body ? [[endpoint.key, endpoint] as const] : [],
);

describe("no body keeps other requests waiting for longer than a few pictures", () => {
  const picture = "AbC9".repeat((8 * 1024 * 1024) / 3);
  let maxPause = 0;
  beforeAll(async () => {
    maxPause = 6 * (await pauseOf(addPerson, { text: JSON.stringify({ fullName: "Мария Петрова", picture }) }));
  });

  async function expectShort(endpoint: Endpoint, bodies: [string, Body][]): Promise<void> {
    for (const [name, body] of bodies) {
      const pause = await pauseOf(endpoint, body, maxPause);
      expect.soft(pause, name).toBeLessThan(maxPause);
    }
  }

  it.each([...new Set(endpointsWithBody.map(([, { bodyLimit }]) => bodyLimit ?? defaultBodyLimit))])(
    "of any shape, with at most %i bytes",
    (bodyLimit) => expectShort({ ...addPerson, bodyLimit }, bodiesOf(shapes, bodyLimit)),
  );

  it.each(endpointsWithBody)("with texts and lists as long as accepted, or longer: %s", (_key, endpoint) =>
    expectShort(endpoint, bodiesFor(endpoint)),
  );
});
