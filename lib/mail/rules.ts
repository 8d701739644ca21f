import type { mailStates } from "@/lib/mail/schema";

export const maxAttempts = 8;

/** How long a mail without a link is tried. */
export const mailLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Removes the secret part of links to choose a password. */
export const withoutLinks = (text: string): string => text.replace(/(\/password)#\S+/g, "$1#…");

interface Progress {
  sentAt: Date | null;
  expiresAt: Date;
  attempts: number;
  /** Of the last attempt; null before the first one, and while one runs. */
  error: string | null;
}

export function stateOf({ sentAt, expiresAt, attempts, error }: Progress, now: Date): (typeof mailStates)[number] {
  if (sentAt) return "Sent";
  if (expiresAt <= now) return "Expired";
  return attempts >= maxAttempts && error !== null ? "Failed" : "Waiting";
}
