import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Tells a process from a later one that was given the same number. Empty where the system doesn't say. */
function startOf(pid) {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, "utf8")
        .replace(/^.*\) /s, "")
        .split(" ")[19] ?? ""
    );
  } catch {
    return "";
  }
}

function isAlive(holder) {
  if (!(holder?.pid > 0)) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return startOf(holder.pid) === holder.start;
}

/** What stands in the lock file: nothing if there is none, and nobody (-1) if it cannot be read. */
function holderOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return error.code === "ENOENT" ? undefined : { pid: -1, start: "" };
  }
}

/** A link appears with its content or not at all, so that nobody ever reads half a lock. */
function linkIfFree(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Removes the lock of a dead process; one that somebody else took in the meantime is put back. */
function removeDead(file, aside) {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (isAlive(holderOf(aside))) linkIfFree(aside, file);
  rmSync(aside);
}

/** Takes the lock, or returns the process number of its holder. What a dead process left behind does not count. */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, start: startOf(process.pid) }));
  try {
    while (!linkIfFree(mine, file)) {
      const holder = holderOf(file);
      if (isAlive(holder)) return holder.pid;
      if (holder) removeDead(file, `${mine}.aside`);
    }
  } finally {
    rmSync(mine);
  }
  process.once("exit", () => releaseLock(file));
  return undefined;
}

/** Gives the lock back if this process holds it. */
export function releaseLock(file) {
  if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true });
}

/** Runs `work` while nobody else holds `file`; `waiting` is printed once if somebody does. */
export async function withLock(file, waiting, work) {
  for (let tries = 0; takeLock(file) !== undefined; tries++) {
    if (tries === 0) console.log(waiting);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    releaseLock(file);
  }
}
