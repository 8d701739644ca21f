import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const isLinux = process.platform === "linux";
const ps = (pid: number, column: string) =>
  execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" });

/** The memory that a process really holds, in MiB. */
export function residentMiB(pid: number): number {
  if (!isLinux) return Number(ps(pid, "rss")) / 1024;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The time that processors have spent on a process, the kernel's work for it included, in seconds. */
export function processorSeconds(pid: number): number {
  if (!isLinux)
    return ps(pid, "time")
      .trim()
      .split(":")
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  // After the name, which may hold blanks: user and system time are the 12th and 13th, in hundredths of a second.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
