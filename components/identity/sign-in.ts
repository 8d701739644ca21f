import { zodResolver } from "@hookform/resolvers/zod";
import { signIn } from "next-auth/react";
import type { z } from "zod";
import { loginForm } from "@/lib/identity/inputs";

export type LoginValues = z.infer<typeof loginForm>;

/** The form's resolver. */
export const checkLogin = zodResolver(loginForm);

/** Signs in. Answers whether that worked, and if the site said so, why not. */
export async function sendLogin(values: LoginValues): Promise<{ ok: boolean; reason?: string }> {
  const answer = await signIn("credentials", { ...values, redirect: false }).catch(() => undefined);
  return answer?.ok && !answer.error ? { ok: true } : { ok: false, reason: answer?.error ?? undefined };
}
