import { z } from "zod";
import { isEmail, normalizeEmail } from "@/lib/platform/text/email-address";

const secretCommand = "openssl rand -base64 48";

const secret = (purpose: string) =>
  z
    .string(`is missing; it ${purpose}. Make one with: ${secretCommand}`)
    .min(32, {
      error: `is too short; it needs at least 32 characters. Make one with: ${secretCommand}`,
      abort: true,
    })
    .refine(
      (value) => new Set(value).size >= 12,
      `is too weak; use random characters, for instance from: ${secretCommand}`,
    );

const emailAddress = z.string().overwrite(normalizeEmail).refine(isEmail, "must be an e-mail address");

const integer = (from: number, to: number) =>
  z.coerce
    .number("must be a number")
    .int("must be a whole number")
    .min(from, `must be at least ${from}`)
    .max(to, `must be at most ${to}`);

/** Refuses characters that would end the user name or the password too early. */
const isDatabaseUrl = (value: string) =>
  URL.canParse(value) && /^postgres(ql)?:\/\/(([^\s/?#@%]|%[0-9a-f]{2})+@)?[^\s/?#@]*([/?][^\s#@]*)?$/i.test(value);

const databaseUrl = z
  .string("is missing; it names the PostgreSQL database, as postgresql://user:password@host:5432/name")
  .refine(
    isDatabaseUrl,
    "must look like postgresql://user:password@host:5432/name. The password (DATABASE_PASSWORD in .env) cannot contain / ? # @ or %. Make one with: openssl rand -hex 24",
  );

function isSiteAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

const variables = z
  .object({
    SITE_MODE: z.enum(["production", "demo", "test"], "must be production, demo or test").default("production"),
    DATABASE_URL: databaseUrl,
    DATABASE_LISTEN_URL: databaseUrl.optional(),
    DATABASE_POOL_SIZE: integer(1, 200).default(10),
    DATABASE_TIMEOUT: integer(1, 20).default(10),
    AUTH_SECRET: secret("signs the sessions"),
    GIVEN_PASSWORD_KEY: secret("encrypts the passwords that administrators hand out"),
    SITE_URL: z
      .string()
      .refine(isSiteAddress, "must be the site's public address without a path, such as https://tournament.example")
      .transform((value) => new URL(value).origin)
      .default("http://localhost:3000"),
    TRUST_PROXY: integer(0, 10).default(0),
    HOST: z.string().min(1, "must not be empty").default("0.0.0.0"),
    PORT: integer(1, 65535).default(3000),
    LOG_LEVEL: z
      .enum(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent")
      .default("info"),
    SITE_CLOCK: z.iso.datetime({ offset: true, error: "must be an instant such as 2025-03-01T09:00:00Z" }).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@host:465" }).optional(),
    MAIL_FROM: emailAddress.optional(),
    MAIL_PER_MINUTE: integer(1, 10_000).optional(),
    ADMIN_EMAIL: emailAddress.optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(12, "must have at least 12 characters")
      .max(72, "must have at most 72 characters")
      .optional(),
  })
  .refine((env) => env.SITE_MODE !== "production" || env.SITE_CLOCK === undefined, {
    path: ["SITE_CLOCK"],
    error: "is for demo and test mode only",
  })
  .refine((env) => (env.SMTP_URL === undefined) === (env.MAIL_FROM === undefined), {
    path: ["MAIL_FROM"],
    error: "and SMTP_URL need each other",
  })
  .refine((env) => env.AUTH_SECRET !== env.GIVEN_PASSWORD_KEY, {
    path: ["GIVEN_PASSWORD_KEY"],
    error: "must differ from AUTH_SECRET",
  });

export type Env = Readonly<z.infer<typeof variables>>;

/** The message has a line for each invalid variable. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** Empty variables count as missing. Throws EnvError. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = variables.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`);
  throw new EnvError(
    `The configuration is not complete:\n${lines.join("\n")}\ndocs/operations.md lists every variable.`,
  );
}

const hint = "In .env, put values with $ & or # into single quotes.";

/** A quotation mark at the beginning that does not also end the value, or one at the end only. */
const unpairedQuote = /^(['"])(?!.*\1$)|^[^'"].*['"]$/s;

/** Warns of values that a .env file seems to have cut off; not every such value can be noticed. */
export function cutWarnings(source: Record<string, string | undefined>): string[] {
  const warningsOf = (name: string) => {
    const value = source[name] ?? "";
    if (unpairedQuote.test(value)) return [`${name} has a quote at one end only. ${hint}`];
    const url = URL.canParse(value) ? new URL(value) : null;
    return url?.username && !url.password ? [`${name} has a user without a password. ${hint}`] : [];
  };
  return Object.keys(variables.shape).flatMap(warningsOf);
}

let current: Env | undefined;

/** Validated on first use, because builds run without it. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
