import { AppError } from "@/lib/http/problem";

/** What to tell the person whose write met a constraint, by the constraint's name in the migrations. */
const conflicts: Record<string, string> = {
  Edition_year_key: "There is an edition of this year already.",
  User_email_key: "This e-mail address is already in use.",
  Team_at_most_4_contestants_check: "This team already has 4 contestants.",
  Team_at_least_1_contestant_check: "A team needs at least one contestant.",
  Team_deputy_is_not_leader_check: "The leader and the deputy leader must be two different people.",
  Guide_editionId_userId_key: "This user already has a guide's record.",
  ContestantDay_editionId_day_seatingPlace_key: "This seating place is already taken on that day.",
  Contestant_editionId_username_key: "This username is already taken.",
};

/** PostgreSQL's and Node's codes for a database that is down, starting or shutting down, or has no connection left. */
const unreachable =
  /^(08|57P0|53300|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|P1001|P1002|P1008|P1017|P2024|P2028)/;
const unreachableKind = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/;
const unreachableText =
  /Code: `(57P0|08)|connection terminated|connection timeout|timeout exceeded when trying to connect|client has encountered a connection error/i;

/** The error and everything it wraps: Prisma, its adapter and pg each add a layer. */
function* layers(error: unknown): Generator<Record<string, unknown>> {
  const open = [error];
  const seen = new Set<unknown>();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== "object" || next === null || seen.has(next)) continue;
    seen.add(next);
    const layer = next as Record<string, unknown>;
    yield layer;
    open.push(layer.cause, layer.meta, layer.driverAdapterError);
    if (layer instanceof AggregateError) open.push(...layer.errors);
  }
}

function textOf(layer: Record<string, unknown>): string {
  const constraint = layer.constraint as { index?: unknown } | undefined;
  return [layer.message, layer.originalMessage, constraint?.index]
    .filter((part) => typeof part === "string")
    .join("\n");
}

/** Whether the database could not be reached, rather than having refused something. */
export function isDatabaseUnreachable(error: unknown): boolean {
  return [...layers(error)].some(
    (layer) =>
      [layer.code, layer.originalCode].some((code) => typeof code === "string" && unreachable.test(code)) ||
      (typeof layer.kind === "string" && unreachableKind.test(layer.kind)) ||
      unreachableText.test(textOf(layer)),
  );
}

/** The answer to an error of the database: 409 for a constraint met, 422 for a reference to nothing, 503 while it can't be reached, null for any other. */
export function fromDatabaseError(error: unknown): AppError | null {
  if (isDatabaseUnreachable(error)) {
    return new AppError(503, "The site can't reach its database right now. Please try again in a moment.", undefined, {
      "Retry-After": "5",
    });
  }
  const text = [...layers(error)].map(textOf).join("\n");
  const name = Object.keys(conflicts).find((constraint) => text.includes(constraint));
  if (name) return new AppError(409, conflicts[name] ?? "");
  const refersToNothing = [...layers(error)].some(
    ({ code, kind, originalCode }) =>
      code === "P2003" || kind === "ForeignKeyConstraintViolation" || originalCode === "23503",
  );
  if (refersToNothing || text.includes("Code: `23503`")) {
    return new AppError(422, "This refers to something that does not exist, or no longer does.");
  }
  if (
    /Code: `(22021|22007|22008|22P05)`/.test(text) ||
    [...layers(error)].some(({ originalCode }) => /^(22021|22007|22008|22P05)$/.test(String(originalCode)))
  ) {
    return new AppError(422, "Something in this request cannot be stored.");
  }
  // Deadlocks and serialisation failures: nothing was written, and the next attempt goes through.
  if ([...layers(error)].some(({ code, kind }) => code === "P2034" || kind === "TransactionWriteConflict")) {
    return new AppError(409, "Somebody else changed this at the same moment. Please try again.");
  }
  const unique = [...layers(error)].some(
    (layer) => layer.code === "P2002" || layer.kind === "UniqueConstraintViolation",
  );
  return unique ? new AppError(409, "This already exists.") : null;
}
