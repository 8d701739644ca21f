import * as endpoints from "@/lib/mail/endpoints";
import { listMails } from "@/lib/mail/queries";
import { route } from "@/lib/platform/api/route";

export const GET = route(endpoints.listMails, ({ now }) => listMails(now));
