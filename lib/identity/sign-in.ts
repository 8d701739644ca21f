import "server-only";
import type { z } from "zod";
import type { loginForm } from "@/lib/identity/inputs";
import { isPassword } from "@/lib/identity/password";
import type { loginResponse } from "@/lib/identity/schema";
import { limitAttempts } from "@/lib/identity/sign-in-limits";
import { findUser } from "@/lib/identity/users";
import { actorSelect } from "@/lib/platform/auth/session";
import { issueToken, type TokenSubject, toTokenSubject } from "@/lib/platform/auth/token";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { emptyId } from "@/lib/platform/validation/ids";

type LoginCredentials = z.infer<typeof loginForm>;

const select = { ...actorSelect, passwordHash: true, disabledAt: true } as const;

/**
 * Throws 401 for unknown, wrong or disabled credentials alike, 429 after too many attempts, and 503 if too many wait.
 */
export async function checkCredentials({ email, password }: LoginCredentials, address: string): Promise<TokenSubject> {
  const { id: userId, normalized } = await findUser(email);
  const user = await limitAttempts(userId ?? normalized, address, async () => {
    // Queried even for an unknown e-mail, so that the response time does not reveal which users exist.
    const stored = await db().user.findUnique({ where: { id: userId ?? emptyId }, select });
    const isCorrect = await isPassword(password, stored?.passwordHash ?? null);
    return isCorrect && stored && !stored.disabledAt ? stored : null;
  });
  if (!user) throw new AppError(401, "Incorrect e-mail or password.");
  return toTokenSubject(user);
}

/** Throws what `checkCredentials` throws. */
export async function logIn(credentials: LoginCredentials, address: string): Promise<z.infer<typeof loginResponse>> {
  const subject = await checkCredentials(credentials, address);
  return {
    token: await issueToken(subject),
    id: subject.sub,
    name: subject.name,
    username: subject.unique_name,
    countryId: subject.countryId ?? null,
  };
}
