import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * The start time of a process, which distinguishes it from a later one with the same number; empty where unknown.
 * @param {number} pid
 */
function startTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "");
    return fields.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

/** @param {{ pid: number, start: string } | undefined} holder */
function isRunning(holder) {
  if (!holder || holder.pid <= 0) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return startTime(holder.pid) === holder.start;
}

/**
 * The content of a lock file; undefined if there is none, a process that cannot run if it is unreadable.
 * @param {string} file
 * @returns {{ pid: number, start: string } | undefined}
 */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return error.code === "ENOENT" ? undefined : { pid: -1, start: "" };
  }
}

/**
 * Links rather than writes, because a link appears with its content or not at all.
 * @param {string} from
 * @param {string} to
 */
function linkIfFree(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes the lock of a dead process; restores it if another process has taken it in the meantime.
 * @param {string} file
 * @param {string} temporary
 */
function removeStale(file, temporary) {
  try {
    renameSync(file, temporary);
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
  if (isRunning(readHolder(temporary))) linkIfFree(temporary, file);
  rmSync(temporary);
}

/**
 * Takes a lock until it is released or this process ends. A dead process's lock does not count.
 * @param {string} file
 * @returns {number | undefined} The number of the process that holds the lock, or undefined if it was taken.
 */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, start: startTime(process.pid) }));
  try {
    while (!linkIfFree(own, file)) {
      const holder = readHolder(file);
      if (holder && isRunning(holder)) return holder.pid;
      if (holder) removeStale(file, `${own}.stale`);
    }
  } finally {
    rmSync(own);
  }
  process.once("exit", () => releaseLock(file));
  return undefined;
}

/**
 * Releases a lock if this process holds it.
 * @param {string} file
 */
export function releaseLock(file) {
  if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
}

/**
 * Runs `work` while no other process holds the lock.
 * @template T
 * @param {string} file
 * @param {string} message Printed once if the lock is not free.
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function withLock(file, message, work) {
  for (let attempt = 0; takeLock(file) !== undefined; attempt++) {
    if (attempt === 0) console.log(message);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    releaseLock(file);
  }
}
