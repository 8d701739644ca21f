import { now } from "@/lib/clock";
import { scheduleCalendar } from "@/lib/contest/calendar";
import { getSchedule } from "@/lib/contest/queries";
import { type PageParams, shownEdition } from "@/lib/contest/shown";
import { env } from "@/lib/env";

/** The schedule as a calendar file; a past edition's has the year in its address. */
export async function GET(_request: Request, { params }: { params: PageParams }): Promise<Response> {
  const edition = await shownEdition(params, "/schedule.ics");
  const schedule = await getSchedule(edition.year);
  const url = new URL(`${edition.base}/schedule`, env().SITE_URL).href;
  return new Response(scheduleCalendar({ ...schedule, url }, await now()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="schedule-${schedule.year}.ics"`,
      "Cache-Control": "no-cache",
    },
  });
}
