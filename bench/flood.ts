// Reads one address as fast as it is answered, on ten connections with ten requests on their way on each, and prints how
// many answers a second came:
//   node --import tsx bench/flood.ts <url> <seconds>
// It knows how long an answer is and looks at no more of each than that it begins with 200, because a load generator that
// parses every answer takes several times as long as a server needs to send one from memory.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { requestRaw } from "@/e2e/support/raw-http";

const connections = 10;
const pipelining = 10;

const [address = "", seconds] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(address);
const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
const good = "HTTP/1.1 200";

/** The bytes of one answer, its head included; all are as long as each other. */
async function lengthOfAnswer(): Promise<number> {
  const { body } = await requestRaw(address, { headers: { "Accept-Encoding": "br" } });
  const head = await new Promise<number>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request));
    let text = "";
    socket.on("error", reject).on("data", (chunk) => {
      text += chunk.toString("latin1");
      const end = text.indexOf("\r\n\r\n");
      if (end === -1) return;
      resolve(end + 4);
      socket.destroy();
    });
  });
  return head + body.length;
}

const length = await lengthOfAnswer();
let answers = 0;

function flood(): () => void {
  let left = length;
  const socket = connect(Number(port), hostname, () => socket.write(request.repeat(pipelining)));
  socket.on("error", (error) => {
    throw error;
  });
  socket.on("data", (chunk) => {
    let finished = 0;
    for (let at = 0; at < chunk.length; ) {
      const begins = left === length && chunk.length - at >= good.length;
      if (begins && chunk.toString("latin1", at, at + good.length) !== good) throw new Error("An answer was not 200.");
      const taken = Math.min(left, chunk.length - at);
      at += taken;
      left -= taken;
      if (left > 0) continue;
      left = length;
      finished++;
    }
    answers += finished;
    if (finished > 0) socket.write(request.repeat(finished));
  });
  return () => socket.destroy();
}

const stops = Array.from({ length: connections }, flood);
const began = performance.now();
await sleep(Number(seconds) * 1_000);
const took = (performance.now() - began) / 1_000;
for (const stop of stops) stop();
console.log(answers / took);
