import type { ScheduleItemCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { idOf } from "@/prisma/seed/ids";

/** The schedule of the specification; times are local to the venue. */
interface Item {
  date: string;
  startTime?: string;
  endTime?: string;
  title: string;
  location?: string;
}

const competition = (date: string, title: string): Item[] => [
  { date, title },
  { date, startTime: "08:30", endTime: "13:30", title: "Competition for seniors" },
  { date, startTime: "08:30", endTime: "12:30", title: "Competition for juniors" },
  { date, startTime: "16:00", title: "Results published" },
];

const schedule: readonly Item[] = [
  { date: "2025-04-09", title: "Arrival day", location: "Shumen" },
  { date: "2025-04-10", startTime: "10:00", endTime: "15:00", title: "Excursion" },
  { date: "2025-04-10", startTime: "15:00", endTime: "17:00", title: "Practice" },
  { date: "2025-04-10", startTime: "20:00", endTime: "23:00", title: "Task translation" },
  ...competition("2025-04-11", "First competition day"),
  ...competition("2025-04-12", "Second competition day"),
  { date: "2025-04-12", startTime: "19:00", endTime: "20:30", title: "Award ceremony" },
  { date: "2025-04-13", title: "Departure day" },
];

export const scheduleRows: ScheduleItemCreateManyInput[] = schedule.map(({ date, ...item }, index) => ({
  id: idOf(`demo:schedule:${index + 1}`),
  editionId: demoEdition.id,
  date: new Date(date),
  position: index + 1,
  ...item,
}));
