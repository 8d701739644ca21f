import { getCsrfToken, signIn } from "next-auth/react";
import type { z } from "zod";
import { deleteGuideCache } from "@/lib/guide/guide-cache";
import type { loginForm } from "@/lib/identity/inputs";
import { notify, unreachable } from "@/lib/platform/browser/notifications";
import { ApiError } from "@/lib/site/api/client";

/** Logs in and deletes the cached guide page of another account. Notifies the user of a failure and throws ApiError. */
export async function logIn(values: z.infer<typeof loginForm>): Promise<void> {
  // Without a connection, next-auth would leave the page for one that cannot be reached either.
  const token = await getCsrfToken();
  const credentials = { ...values, redirect: false } as const;
  const response = token ? await signIn("credentials", credentials).catch(() => undefined) : undefined;
  // Another tab may have cached the page of another account.
  if (response?.ok && !response.error) return deleteGuideCache();
  const reason = response?.error ?? unreachable;
  notify("error", reason);
  throw new ApiError(response?.status ?? 0, reason);
}
