import { zodResolver } from "@hookform/resolvers/zod";
import { signIn } from "next-auth/react";
import type { z } from "zod";
import { loginForm } from "@/lib/identity/inputs";

export type LoginValues = z.infer<typeof loginForm>;

export const loginResolver = zodResolver(loginForm);

/** Signs in; resolves to whether that worked and, if not, the server's reason. */
export async function logIn(values: LoginValues): Promise<{ ok: boolean; reason?: string }> {
  const response = await signIn("credentials", { ...values, redirect: false }).catch(() => undefined);
  return response?.ok && !response.error ? { ok: true } : { ok: false, reason: response?.error ?? undefined };
}
