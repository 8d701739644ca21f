import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { AppError, type ProblemStatus, unavailable } from "@/lib/platform/errors/problem";

export const usedEmail = "This e-mail address is already in use.";

/** Messages for violated constraints, by the constraint's name in the migrations. */
const constraintMessages: Record<string, string> = {
  Edition_year_key: "There is already an edition for this year.",
  User_email_key: usedEmail,
  Team_at_most_4_contestants_check: "This team already has 4 contestants.",
  Team_at_least_1_contestant_check: "A team needs at least one contestant.",
  Team_deputy_is_not_leader_check: "The leader and the deputy leader must be two different people.",
  Guide_editionId_userId_key: "This user is already a guide.",
  ContestantDay_editionId_day_seatingPlace_key: "This seating place is already taken on that day.",
  Contestant_editionId_username_key: "This user name is already taken.",
  TransferAssignment_teamId_direction_key: "Somebody else has just assigned this team.",
  TransferAssignment_personId_direction_key: "Somebody else has just assigned this guest.",
};

/** The request's field that violates a constraint, where the form shows the message beside it. */
const constraintFields: Record<string, string> = { User_email_key: "email", Guide_editionId_userId_key: "userId" };

interface ErrorKind {
  /** Matches SQLSTATE, Node.js error codes, Prisma's error codes or the kinds of its driver adapter. */
  codes: RegExp;
  /** Matches errors of the driver that have no code. */
  message?: RegExp;
  status: ProblemStatus;
  detail: string;
}

const kinds: readonly ErrorKind[] = [
  {
    // lock or statement timeout, transaction not started in time or timed out
    codes: /^(55P03|57014|25P0[34]|P2028)$/,
    status: 503,
    detail: "The site's database is too busy right now, and nothing was stored. Please try again in a moment.",
  },
  {
    // connection (08), sign-in (28), out of resources (53), shutdown or start (57P), no such database, read-only standby
    codes:
      /^(08...|28...|53...|57P..|3D000|25006|ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|E(HOST|NET)UNREACH|P1...|P2024|P2037|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)$/,
    message:
      /connection terminated|connection timeout|timeout exceeded when trying to connect|encountered a connection error|query read timeout/i,
    status: 503,
    detail: "The site can't reach its database right now. Please try again in a moment.",
  },
  {
    // foreign key
    codes: /^(23503|P2003)$/,
    status: 422,
    detail: "This refers to something that does not exist, or no longer does.",
  },
  {
    // invalid characters and dates out of range
    codes: /^(22021|22P05|22007|22008)$/,
    status: 422,
    detail: "Something in this request cannot be stored.",
  },
  {
    // serialization failure and deadlock
    codes: /^(40001|40P01|P2034)$/,
    status: 409,
    detail: "Somebody else changed this at the same moment. Please try again.",
  },
  { codes: /^(23505|P2002)$/, status: 409, detail: "This already exists." },
];

/**
 * Prisma wraps the errors of its driver adapter, and this those of pg; collects the codes and messages of all. The cause of
 * any other error, such as a failed fetch, is not the database's.
 */
function factsOf(error: unknown) {
  const codes: unknown[] = [];
  const messages: unknown[] = [];
  const visit = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    const { code, originalCode, kind, message, originalMessage, constraint, cause, meta } = value as Record<
      string,
      unknown
    >;
    codes.push(code, originalCode, kind);
    messages.push(message, originalMessage, (constraint as { index?: unknown } | undefined)?.index);
    if (value instanceof Error && isDriverAdapterError(value)) visit(cause);
    visit((meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError);
  };
  visit(error);
  const isText = (value: unknown): value is string => typeof value === "string";
  return { codes: codes.filter(isText), messages: messages.filter(isText).join("\n") };
}

/**
 * The response to a database error: 503 when the database is unreachable or too busy, 409 for a violated constraint or a concurrent
 * change, 422 for a missing reference or a value that cannot be stored. Null for any other error.
 */
export function fromDatabaseError(error: unknown): AppError | null {
  const facts = factsOf(error);
  const constraint = Object.entries(constraintMessages).find(([name]) => facts.messages.includes(name));
  if (constraint) {
    const [name, message] = constraint;
    const field = constraintFields[name];
    return new AppError(409, message, field ? { [field]: [message] } : undefined);
  }
  const kind = kinds.find(
    ({ codes, message }) => facts.codes.some((code) => codes.test(code)) || message?.test(facts.messages),
  );
  if (!kind) return null;
  return kind.status === 503 ? unavailable(kind.detail, 5) : new AppError(kind.status, kind.detail);
}
