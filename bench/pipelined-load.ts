// node --import tsx bench/pipelined-load.ts <url> <seconds>: prints how many responses a second a server sends to ten
// connections with ten pipelined requests each. The maintained generators parse more slowly than the page cache responds.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ResponseCounter } from "@/bench/response-counter";

const connections = 10;
const pipelining = 10;

const [address = "", seconds] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(address);
const request = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;

let responses = 0;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function openConnection() {
  const counter = new ResponseCounter();
  const socket = connect(Number(port), hostname, () => socket.write(request.repeat(pipelining)));
  socket.on("error", ({ message }) => fail(message));
  socket.on("close", () => fail("The server closed the connection."));
  socket.on("data", (received) => {
    try {
      const completed = counter.read(received);
      responses += completed;
      if (completed > 0) socket.write(request.repeat(completed));
    } catch (error) {
      fail(String(error));
    }
  });
}

for (let i = 0; i < connections; i++) openConnection();
const start = performance.now();
await sleep(Number(seconds) * 1_000);
console.log(responses / ((performance.now() - start) / 1_000));
process.exit();
