// npm run demo: the site with demo data, on a fresh clone with nothing but Node and npm.
import { createConnection, createServer } from "node:net";
import path from "node:path";
import { checkout, install, refuse, runTypeScript } from "./lib/install.mjs";
import { takeLock } from "./lib/lock.mjs";

const port = Number(process.env.PORT || 3000);

function canListen() {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, process.env.HOST || "0.0.0.0", () => probe.close(() => resolve(true)));
  });
}

/** A server on another address of this machine would be what the browser finds at localhost. */
function somebodyAnswers() {
  return new Promise((resolve) => {
    const probe = createConnection({ port, host: "localhost" });
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });
}

process.chdir(checkout);
if (!Number.isInteger(port) || port < 1 || port > 65535)
  refuse(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
const holder = takeLock(path.join(checkout, ".data", "demo", "lock"));
if (holder !== undefined) {
  refuse(
    `The demo of this checkout is already running (process ${holder}). Stop it with Ctrl-C where it runs, or with: kill ${holder}`,
  );
}
if ((await somebodyAnswers()) || !(await canListen())) {
  const other = port === 3000 ? 3001 : 3000;
  refuse(`Port ${port} is in use. Stop what runs there, or choose another one: PORT=${other} npm run demo`);
}
await install();
await runTypeScript("demo.ts");
