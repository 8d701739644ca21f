import "server-only";
import type { z } from "zod";
import { issueToken, type TokenSubject } from "@/lib/auth/token";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/problem";
import { countAttempt, judged } from "@/lib/identity/attempts";
import { isPassword } from "@/lib/identity/password";
import type { loginResponse } from "@/lib/identity/schema";
import { emptyId } from "@/lib/ids";

interface Credentials {
  email: string;
  password: string;
}

/** Prisma's case-insensitive comparison takes `_` and `%` for wildcards; this one is exact and has its index. */
async function idOfEmail(email: string): Promise<string | null> {
  const [row] = await db().$queryRaw<{ id: string }[]>`SELECT "id" FROM "User" WHERE lower("email") = lower(${email})`;
  return row?.id ?? null;
}

/**
 * What a token says of the account these credentials open. Throws one and the same 401 whatever is wrong with them, and
 * 429 after too many attempts from `address`.
 */
export async function checkCredentials({ email, password }: Credentials, address: string): Promise<TokenSubject> {
  const attempt = await countAttempt(email, address);
  const user = await db().user.findFirst({
    where: { id: (await idOfEmail(email)) ?? emptyId },
    select: {
      id: true,
      email: true,
      name: true,
      role: true,
      countryId: true,
      tokenVersion: true,
      passwordHash: true,
      disabledAt: true,
    },
  });
  const same = await judged(attempt, () => isPassword(password, user?.passwordHash ?? null));
  if (!user || user.disabledAt || !same) throw new AppError(401, "The e-mail or the password is not right.");
  await attempt.succeeded();
  return {
    sub: user.id,
    unique_name: user.email,
    name: user.name,
    role: user.role,
    ...(user.countryId && { countryId: user.countryId }),
    tokenVersion: user.tokenVersion,
  };
}

/** Signs in over the API (api.md, POST /api/Identity/Login). Throws 401 and 429. */
export async function logIn(credentials: Credentials, address: string): Promise<z.infer<typeof loginResponse>> {
  const subject = await checkCredentials(credentials, address);
  return {
    token: await issueToken(subject),
    id: subject.sub,
    name: subject.name,
    username: subject.unique_name,
    countryId: subject.countryId ?? null,
  };
}
