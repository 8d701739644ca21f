import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What a demo makes up once and keeps, so that its sessions and its data outlive a restart. */
export interface DemoSecrets {
  databasePassword: string;
  authSecret: string;
  givenPasswordKey: string;
}

const secret = () => randomBytes(36).toString("base64url");

/** The secrets in `file`; made, readable for their owner alone, if there are none (`isNew`). */
export function demoSecrets(file: string): DemoSecrets & { isNew: boolean } {
  if (existsSync(file)) return { ...(JSON.parse(readFileSync(file, "utf8")) as DemoSecrets), isNew: false };
  const secrets: DemoSecrets = { databasePassword: secret(), authSecret: secret(), givenPasswordKey: secret() };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return { ...secrets, isNew: true };
}
