// node --import tsx bench/pipelined-load.ts <url> <seconds>: prints how many responses a second a server sends to ten
// connections with ten pipelined requests each. The maintained generators parse more slowly than the page cache responds;
// this one counts bytes, as the responses are the same.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const connections = 10;
const pipelined = 10;

const [address = "", seconds] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(address);
const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;

let responses = 0;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The length of the whole response that begins with `text`. */
function lengthOf(text: string): number {
  const head = text.slice(0, text.indexOf("\r\n\r\n") + 4);
  const [, bodyLength] = /\r\ncontent-length: *(\d+)\r\n/i.exec(head) ?? [];
  if (!bodyLength || !head.startsWith("HTTP/1.1 200 ")) fail(`An unexpected response: ${head}`);
  return head.length + Number(bodyLength);
}

for (let i = 0; i < connections; i++) {
  let length = 0;
  let received = 0;
  const socket = connect(Number(port), hostname, () => socket.write(request.repeat(pipelined)));
  socket.on("error", ({ message }) => fail(message));
  socket.on("close", () => fail("The server closed the connection."));
  socket.on("data", (data) => {
    length ||= lengthOf(data.toString("latin1"));
    received += data.length;
    const completed = Math.floor(received / length);
    received %= length;
    responses += completed;
    if (completed > 0) socket.write(request.repeat(completed));
  });
}
const start = performance.now();
await sleep(Number(seconds) * 1_000);
console.log(responses / ((performance.now() - start) / 1_000));
process.exit();
