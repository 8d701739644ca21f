import * as endpoints from "@/lib/mail/endpoints";
import { sendMailAgain } from "@/lib/mail/send-mail-again";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.sendMailAgain, ({ params, now }) => sendMailAgain(params.id, now));
