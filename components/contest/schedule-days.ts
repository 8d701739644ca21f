export interface ScheduleItem {
  id: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm at the venue; null for an all-day item. */
  startTime: string | null;
  endTime: string | null;
  title: string;
  location: string | null;
}

export interface ScheduleDay {
  /** yyyy-MM-dd */
  date: string;
  allDay: ScheduleItem[];
  timed: ScheduleItem[];
  /** Whether it is a competition day. */
  isCompetition: boolean;
}

const competition = /\bcompetition\b/i;

/** Groups schedule items, which are in order, by day. */
export function scheduleDays(items: readonly ScheduleItem[]): ScheduleDay[] {
  const dates = [...new Set(items.map(({ date }) => date))];
  return dates.map((date) => {
    const ofDay = items.filter((item) => item.date === date);
    return {
      date,
      allDay: ofDay.filter(({ startTime }) => startTime === null),
      timed: ofDay.filter(({ startTime }) => startTime !== null),
      isCompetition: ofDay.some(({ title }) => competition.test(title)),
    };
  });
}

/** The group in an item's title, if it names exactly one. */
export function groupOf(title: string): "Junior" | "Senior" | null {
  const [junior, senior] = [/\bjuniors?\b/i.test(title), /\bseniors?\b/i.test(title)];
  if (junior === senior) return null;
  return junior ? "Junior" : "Senior";
}
