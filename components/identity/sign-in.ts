import { signIn } from "next-auth/react";
import type { z } from "zod";
import { ApiError } from "@/lib/api/client";
import type { loginForm as schema } from "@/lib/identity/inputs";
import { notify } from "@/lib/notifications";

export { loginForm } from "@/lib/identity/inputs";

const unreachable = "The site could not be reached. Check your connection and try again.";

/** Signs in. Notifies the user of a failure and throws ApiError. */
export async function logIn(values: z.infer<typeof schema>): Promise<void> {
  const response = await signIn("credentials", { ...values, redirect: false }).catch(() => undefined);
  if (response?.ok && !response.error) return;
  const reason = response?.error ?? unreachable;
  notify("error", reason);
  throw new ApiError(response?.status ?? 0, reason);
}
