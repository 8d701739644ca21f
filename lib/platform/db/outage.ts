import "server-only";
import { databaseStatus } from "@/lib/platform/db/database-check";
import { databaseUnavailable, fromDatabaseError } from "@/lib/platform/errors/database-errors";

/** How long an answer shows that the database is up, and a missing one that it is away. */
const upMs = 1_000;
const awayMs = 3_000;
/** How often what waits looks for either. */
const intervalMs = 500;

/** The server and Next's bundle have copies of this module. */
const globals = globalThis as typeof globalThis & { databaseContact?: { answeredAt: number; missedAt: number } };

function contact() {
  globals.databaseContact ??= { answeredAt: 0, missedAt: 0 };
  return globals.databaseContact;
}

const markAnswered = () => {
  contact().answeredAt = Date.now();
};

/** Whether it was asked a moment ago and did not answer. */
export function isDatabaseAway(): boolean {
  const { answeredAt, missedAt } = contact();
  return missedAt > answeredAt && Date.now() - missedAt < awayMs;
}

/** Longer than the limit of a check: one that ends later was kept waiting by this process, and says nothing. */
const checkMs = 2_300;

async function answers(): Promise<boolean> {
  const began = Date.now();
  return (await databaseStatus()) !== "the database does not answer" || Date.now() - began > checkMs;
}

export async function isDatabaseUp(): Promise<boolean> {
  if (isDatabaseAway()) return false;
  // Twice, because a busy machine may answer late.
  const isUp = (await answers()) || (await answers());
  if (isUp) markAnswered();
  else contact().missedAt = Date.now();
  return isUp;
}

const seemsUp = async () => Date.now() - contact().answeredAt < upMs || isDatabaseUp();

/** Throws 503 as soon as nothing is answered any more, long before the statement would be given up. */
export async function untilOutage<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const outage = new Promise<never>((_, reject) => {
    timer = setInterval(async () => (await seemsUp()) || reject(databaseUnavailable()), intervalMs);
  });
  try {
    return await Promise.race([work, outage]);
  } catch (error) {
    // So that what is made of the error knows.
    if (fromDatabaseError(error)?.status === 503) await isDatabaseUp();
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** As `untilOutage`, for a statement: its answer shows that the database is up. */
export async function answered<T>(statement: Promise<T>): Promise<T> {
  const result = await untilOutage(statement);
  markAnswered();
  return result;
}
