import { expect, it } from "vitest";
import { ResponseCounter } from "@/bench/response-counter";

const withLength = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const chunked = (...chunks: string[]) =>
  `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${[...chunks, ""]
    .map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`)
    .join("")}`;

const stream = [withLength("a"), withLength("longer than the first"), chunked("one", "and two"), withLength("")].join(
  "",
);

it("counts responses of different lengths", () => {
  expect(new ResponseCounter().read(Buffer.from(stream))).toBe(4);
});

it("counts responses however their bytes are split", () => {
  for (let size = 1; size < stream.length; size++) {
    const counter = new ResponseCounter();
    let count = 0;
    for (let at = 0; at < stream.length; at += size) count += counter.read(Buffer.from(stream.slice(at, at + size)));
    expect(count).toBe(4);
  }
});

it("throws the status of a failed response", () => {
  const failed = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n";
  expect(() => new ResponseCounter().read(Buffer.from(withLength("a") + failed))).toThrow("503 Service Unavailable");
});
