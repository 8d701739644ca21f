import type { getSchedule } from "@/lib/edition/queries";
import { dateOfEnd } from "@/lib/edition/schedule-times";
import { addDays } from "@/lib/platform/time/time";
import { toInstant } from "@/lib/platform/time/time-zone";

export type CalendarSource = Awaited<ReturnType<typeof getSchedule>> & { url: string };

const maxOctets = 75;

/** A text with its special characters escaped (RFC 5545, 3.3.11). */
const escapeText = (value: string) => value.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** Folds after at most 75 octets, never within a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
  const pieces: string[] = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      pieces.push("");
      // The space that begins each folded line.
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return `${pieces.join("\r\n ")}\r\n`;
}

/** e.g. 20250410T120000Z */
const toUtcText = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** Writes instants in UTC, which needs no VTIMEZONE component. */
function timeLines(item: CalendarSource["items"][number], timeZone: string): string[] {
  const { date, startTime, endTime } = item;
  const basicDate = (date: string) => date.replaceAll("-", "");
  if (!startTime)
    return [
      `DTSTART;VALUE=DATE:${basicDate(date)}`,
      `DTEND;VALUE=DATE:${basicDate(addDays(date, 1))}`,
      "TRANSP:TRANSPARENT",
    ];
  const at = (date: string, time: string) => toUtcText(toInstant(`${date}T${time}`, timeZone));
  return [`DTSTART:${at(date, startTime)}`, ...(endTime ? [`DTEND:${at(dateOfEnd(date, item), endTime)}`] : [])];
}

/** RFC 5545. An item's UID never changes, so that importing the file again updates its entry. */
export function scheduleCalendar(source: CalendarSource, now: Date): string {
  const { name, shortName, year, venue, timeZone, version, items, url } = source;
  const events = items.flatMap((item) => [
    "BEGIN:VEVENT",
    `UID:${item.id}@${new URL(url).hostname}`,
    `DTSTAMP:${toUtcText(now)}`,
    `SEQUENCE:${version}`,
    ...timeLines(item, timeZone),
    `SUMMARY:${escapeText(`${shortName}: ${item.title}`)}`,
    `LOCATION:${escapeText(item.location ?? venue)}`,
    `URL:${url}`,
    "END:VEVENT",
  ]);
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(shortName)}//Schedule ${year}//EN`,
    "CALSCALE:GREGORIAN",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
  ];
  return [...head, ...events, "END:VCALENDAR"].map(foldLine).join("");
}
