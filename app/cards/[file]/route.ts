import { drawCard } from "@/app/cards/draw-card";
import { datesText } from "@/lib/edition/dates";
import { getContest } from "@/lib/edition/queries";
import { AppError } from "@/lib/platform/errors/problem";
import { describeGold, nameOnCard } from "@/lib/result/public-views";
import { findPublishedResults } from "@/lib/result/queries";
import { findListSubject } from "@/lib/site/pages/list-subject";
import { findShareCard } from "@/lib/site/pages/share-cards";

const missing = () => new Response("There is no such card.", { status: 404, headers: { "Cache-Control": "no-store" } });

/** Null if there is no such edition. */
async function contestOf(year: number | undefined) {
  try {
    return await getContest(year);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/** The share card of a public page, 1200×630 pixels; 404 for an unknown file, and for hidden results. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const card = findShareCard((await params).file);
  const contest = card && (await contestOf(card.year));
  if (!contest) return missing();
  const { key, year } = card;
  // A key of two letters is a country's code, a longer one a contestant's.
  const isCountry = key?.length === 2;
  const subject = key ? await findListSubject(card.page.path, year, isCountry ? key : "", isCountry ? "" : key) : null;
  if (key && !subject) return missing();
  const results = card.page.path === "/results" ? await findPublishedResults(card.year) : undefined;
  if (results === null) return missing();
  const title = results?.state === "PROVISIONAL" ? "Provisional results" : card.page.title;
  const subjectTitle = subject && nameOnCard({ fullName: subject.name, code: subject.key.toUpperCase() });
  const bytes = await drawCard({
    name: contest.name,
    title: subjectTitle ?? (card.page.path === "/" ? null : title),
    lines: subject?.lines ?? (results && describeGold(results)),
    dates: datesText(contest) ?? "",
    place: contest.venue,
  });
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
