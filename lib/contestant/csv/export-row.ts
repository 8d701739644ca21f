import { protectCell } from "@/lib/contestant/csv/cell";
import { contestantCode } from "@/lib/contestant/views";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { dateText } from "@/lib/time";
import { toLocalText } from "@/lib/time-zone";

/** What one line of the export is made from. */
export interface ExportRow {
  alpha3: string;
  number: number;
  fullName: string;
  nativeName: string | null;
  country: string;
  countryCode: string;
  team: string;
  group: ContestantGroup;
  isOfficial: boolean;
  dateOfBirth: Date;
  operatingSystem: string;
  tShirtSize: string | null;
  leader: string;
  leaderEmail: string;
  leaderPhone: string;
  deputyLeader: string | null;
  contactPerson: string | null;
  contactPhone: string | null;
  timeOfArrival: Date;
  arrivalLocation: string;
  timeOfDeparture: Date;
  departureLocation: string;
  day1SeatingPlace: string | null;
  day2SeatingPlace: string | null;
  username: string | null;
  contestantId: string;
}

/** The columns of the export in their order (api.md, "CSV"). */
export const exportColumns = [
  "code",
  "fullName",
  "nativeName",
  "country",
  "countryCode",
  "team",
  "group",
  "isOfficial",
  "dateOfBirth",
  "operatingSystem",
  "tShirtSize",
  "leader",
  "leaderEmail",
  "leaderPhone",
  "deputyLeader",
  "contactPerson",
  "contactPhone",
  "timeOfArrival",
  "arrivalLocation",
  "timeOfDeparture",
  "departureLocation",
  "day1SeatingPlace",
  "day2SeatingPlace",
  "username",
  "contestantId",
] as const;

/**
 * A contestant's cells in the order of exportColumns, harmless to spreadsheets: times as `yyyy-MM-dd HH:mm` in
 * `timeZone`, the date of birth as `yyyy-MM-dd`, true or false, and an empty cell for what isn't there.
 */
export function exportCells({ alpha3, number, ...row }: ExportRow, timeZone: string): string[] {
  const local = (instant: Date) => toLocalText(instant, timeZone).replace("T", " ");
  const values: Record<(typeof exportColumns)[number], string | boolean | null> = {
    ...row,
    code: contestantCode(alpha3, number),
    dateOfBirth: dateText(row.dateOfBirth),
    timeOfArrival: local(row.timeOfArrival),
    timeOfDeparture: local(row.timeOfDeparture),
  };
  return exportColumns.map((column) => protectCell(String(values[column] ?? "")));
}
