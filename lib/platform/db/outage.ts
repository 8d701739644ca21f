import "server-only";
import { databaseStatus } from "@/lib/platform/db/database-check";
import { databaseUnavailable, fromDatabaseError } from "@/lib/platform/errors/database-errors";

/** How long a successful statement shows that the database is up, and a failed check that it is away. */
const upMs = 1_000;
const awayMs = 3_000;
/** How often a waiting statement looks for an outage. */
const intervalMs = 500;

/** Global, because Next bundles the routes separately from the server. */
const globals = globalThis as typeof globalThis & { databaseContact?: { answeredAt: number; missedAt: number } };

function contact() {
  globals.databaseContact ??= { answeredAt: 0, missedAt: 0 };
  return globals.databaseContact;
}

const markAnswered = () => {
  contact().answeredAt = Date.now();
};

/** Whether a check failed a moment ago and no statement has succeeded since. Sends no query. */
export function isDatabaseAway(): boolean {
  const { answeredAt, missedAt } = contact();
  return missedAt > answeredAt && Date.now() - missedAt < awayMs;
}

/** Longer than a check's time limit: one that takes longer was kept waiting by this process, and proves nothing. */
const checkMs = 2_300;

async function passesCheck(): Promise<boolean> {
  const startedAt = Date.now();
  return (await databaseStatus()) !== "the database does not answer" || Date.now() - startedAt > checkMs;
}

export async function isDatabaseUp(): Promise<boolean> {
  if (isDatabaseAway()) return false;
  // Twice, because a busy machine may answer late.
  const isUp = (await passesCheck()) || (await passesCheck());
  if (isUp) markAnswered();
  else contact().missedAt = Date.now();
  return isUp;
}

const seemsUp = async () => Date.now() - contact().answeredAt < upMs || isDatabaseUp();

/** Throws 503 as soon as the database is away, long before the time limit of `work`. */
export async function untilOutage<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const outage = new Promise<never>((_, reject) => {
    timer = setInterval(async () => {
      if (!(await seemsUp())) reject(databaseUnavailable());
    }, intervalMs);
  });
  try {
    return await Promise.race([work, outage]);
  } catch (error) {
    // Asks again, so that isDatabaseAway() is right when the error is handled.
    if (fromDatabaseError(error)?.status === 503) await isDatabaseUp();
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** `untilOutage` for a statement, whose success shows that the database is up. */
export async function watchStatement<T>(statement: Promise<T>): Promise<T> {
  const result = await untilOutage(statement);
  markAnswered();
  return result;
}
