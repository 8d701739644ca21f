import { getCsrfToken, signIn } from "next-auth/react";
import type { z } from "zod";
import { ApiError } from "@/lib/api/client";
import type { loginForm as schema } from "@/lib/identity/inputs";
import { notify } from "@/lib/notifications";

export { loginForm } from "@/lib/identity/inputs";

const unreachable = "The site could not be reached. Check your connection and try again.";

/** Signs in. Notifies the user of a failure and throws ApiError. */
export async function logIn(values: z.infer<typeof schema>): Promise<void> {
  // Without a connection, next-auth would leave the page for one that cannot be reached either.
  const token = await getCsrfToken();
  const credentials = { ...values, redirect: false } as const;
  const response = token ? await signIn("credentials", credentials).catch(() => undefined) : undefined;
  if (response?.ok && !response.error) return;
  const reason = response?.error ?? unreachable;
  notify("error", reason);
  throw new ApiError(response?.status ?? 0, reason);
}
