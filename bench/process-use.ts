import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const isLinux = process.platform === "linux";
const ps = (pid: number, column: string) =>
  execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], { encoding: "utf8" });

export function residentMiB(pid: number): number {
  if (!isLinux) return Number(ps(pid, "rss")) / 1024;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}
