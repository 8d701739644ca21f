import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Writable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { sendTogether } from "@/server/send-together";

/** A response and the pieces that leave. */
function answering() {
  const pieces: string[] = [];
  const text = (chunks: { chunk: Buffer }[]) => chunks.map(({ chunk }) => chunk.toString()).join("");
  const connection = new Writable({
    write: (chunk, _encoding, done) => {
      pieces.push(text([{ chunk }]));
      done();
    },
    writev: (chunks, done) => {
      pieces.push(text(chunks));
      done();
    },
  });
  const request = new IncomingMessage(new Socket());
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  const response = new ServerResponse(request);
  response.assignSocket(connection as Socket);
  sendTogether(response);
  return { response, pieces };
}

it("the head, the body and the end of an answer that is ready leave in one piece", async () => {
  const { response, pieces } = answering();
  response.flushHeaders();
  await Promise.resolve();
  response.write("body");
  await Promise.resolve();
  response.end();
  await turn();
  await turn();
  expect(pieces).toHaveLength(1);
  expect(pieces[0]).toMatch(/^HTTP\/1\.1 200 OK\r\n.*4\r\nbody\r\n0\r\n\r\n$/s);
});

it("what is written later is not waited for", async () => {
  const { response, pieces } = answering();
  response.write("first");
  await turn();
  await turn();
  expect(pieces.join("")).toMatch(/first\r\n$/);
  response.write("second");
  await turn();
  await turn();
  expect(pieces.join("")).toMatch(/second\r\n$/);
  response.end();
  expect(pieces.join("")).toMatch(/0\r\n\r\n$/);
});
