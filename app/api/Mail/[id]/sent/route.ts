import * as endpoints from "@/lib/mail/endpoints";
import { markMailSent } from "@/lib/mail/mark-mail-sent";
import { route } from "@/lib/platform/api/route";

export const POST = route(endpoints.markMailSent, ({ params, now }) => markMailSent(params.id, now));
