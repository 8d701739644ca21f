import "server-only";
import { env } from "@/lib/platform/env";

/** Whether the site sends mail itself. Otherwise administrators copy it from the page Mail and send it by hand. */
export const sendsMail = (): boolean => env().SMTP_URL !== undefined;
