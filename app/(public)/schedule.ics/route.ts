import { notFound } from "next/navigation";
import { scheduleCalendar } from "@/lib/edition/calendar";
import { getSchedule } from "@/lib/edition/queries";
import { env } from "@/lib/platform/env";
import { now } from "@/lib/platform/time/clock";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

/** The schedule as a calendar file. */
export async function GET(_request: Request, { params }: Pick<PublicPageProps, "params">): Promise<Response> {
  const edition = await findPageEdition("/schedule.ics", params);
  const schedule = await getSchedule(edition.year);
  if (schedule.items.length === 0) notFound();
  const url = new URL(`${edition.base}/schedule`, env().SITE_URL).href;
  return new Response(scheduleCalendar({ ...schedule, url }, await now()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="schedule-${schedule.year}.ics"`,
      "Cache-Control": "no-cache",
    },
  });
}
