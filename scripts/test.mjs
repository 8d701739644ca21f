// The same as `npm test`, for callers without npm.
import "./setup.mjs";

// Loaded only now because the line above installs it.
const { register } = await import("tsx/esm/api");
register();
await import("./test.ts");
