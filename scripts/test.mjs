// npm test: everything, on a fresh clone with nothing but Node and npm.
import { checkout, install, runTypeScript } from "./lib/install.mjs";

process.chdir(checkout);
await install();
await runTypeScript("test.ts");
