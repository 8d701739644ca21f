import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Returns the number of a running process with its start time, which distinguishes it from a later one with the same number.
 * @param {number} pid
 */
function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return undefined;
  }
  try {
    // The fields after the name of the program, which may contain blanks; proc(5) numbers them from 3, the start time is 22.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return `${pid} ${fields[22 - 3]}`;
  } catch {
    return String(pid);
  }
}

/**
 * Returns the number of the process that holds a lock, if it is still running.
 * @param {string} file
 */
function holderOf(file) {
  try {
    const holder = readFileSync(file, "utf8");
    const pid = Number.parseInt(holder, 10);
    return pid > 0 && identityOf(pid) === holder ? pid : undefined;
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Takes a lock until it is released or this process ends. A dead process's lock does not count.
 * @param {string} file
 * @returns {number | undefined} The number of the process that holds the lock, or undefined if it was taken.
 */
export function takeLock(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const ownFile = `${file}.${process.pid}`;
  writeFileSync(ownFile, identityOf(process.pid) ?? "");
  try {
    for (;;) {
      try {
        // A link appears with its content or not at all.
        linkSync(ownFile, file);
        break;
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      const holder = holderOf(file);
      if (holder) return holder;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(ownFile);
  }
  process.once("exit", () => releaseLock(file));
  return undefined;
}

/**
 * Releases a lock if this process holds it.
 * @param {string} file
 */
export function releaseLock(file) {
  if (holderOf(file) === process.pid) rmSync(file, { force: true });
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
