export interface ScheduleItem {
  id: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm at the venue; absent for something that lasts all day. */
  startTime: string | null;
  endTime: string | null;
  title: string;
  location: string | null;
}

export interface ScheduleDay {
  /** yyyy-MM-dd */
  date: string;
  /** What the day as a whole is. */
  allDay: ScheduleItem[];
  timed: ScheduleItem[];
  /** Whether it is one of the days that everything else is there for. */
  isCompetition: boolean;
}

const competition = /\bcompetition\b/i;

/** The days of a schedule, whose items come in order. */
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

/** The group that an item is for, where its title names just one. */
export function groupOf(title: string): "Junior" | "Senior" | null {
  const [junior, senior] = [/\bjuniors?\b/i.test(title), /\bseniors?\b/i.test(title)];
  if (junior === senior) return null;
  return junior ? "Junior" : "Senior";
}
