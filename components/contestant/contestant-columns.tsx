import { missingFilter } from "@/components/person/missing-filter";
import { nativeNameColumn } from "@/components/person/native-name-column";
import { groupColumn } from "@/components/team/group-column";
import { teamFilters } from "@/components/team/team-filters";
import type { Column, Filter } from "@/components/ui/data-table";
import { Link } from "@/components/ui/link";
import type { ContestantRow } from "@/lib/contestant/contestant-rows";
import { contestantLabels } from "@/lib/contestant/labels";
import { detailLabels } from "@/lib/person/labels";

/** What the contestant lacks, and the credentials and seat that the import gives. */
const missingOf = ({ missing, username, isOnline, day1Seat, day2Seat }: ContestantRow) => [
  ...missing,
  ...(username === null ? ["User name"] : []),
  ...(!isOnline && (day1Seat === null || day2Seat === null) ? ["Seat"] : []),
];

export const contestantFilters: readonly Filter<ContestantRow>[] = [...teamFilters, missingFilter(missingOf)];

/** The columns; with links if the contestants can be changed. */
export const contestantColumns = (isEditable: boolean): Column<ContestantRow>[] => [
  {
    key: "name",
    title: detailLabels.fullName,
    isRowHeader: true,
    value: ({ fullName }) => fullName,
    cell: ({ href, fullName }) => (isEditable ? <Link href={href}>{fullName}</Link> : fullName),
  },
  { key: "code", title: "Code", value: ({ code }) => code },
  nativeNameColumn,
  { key: "country", title: "Country", value: ({ country }) => country },
  { key: "team", title: "Team", value: ({ team }) => team, cell: ({ team }) => <bdi>{team}</bdi> },
  groupColumn,
  { key: "birth", title: contestantLabels.dateOfBirth, isNumeric: true, value: ({ dateOfBirth }) => dateOfBirth },
  { key: "size", title: detailLabels.tShirtSize, value: ({ tShirtSize }) => tShirtSize },
  {
    key: "system",
    title: contestantLabels.operatingSystemName,
    value: ({ operatingSystemName }) => operatingSystemName,
  },
  { key: "username", title: "User name", value: ({ username }) => username },
  { key: "seat1", title: "Seat on day 1", value: ({ day1Seat }) => day1Seat },
  { key: "seat2", title: "Seat on day 2", value: ({ day2Seat }) => day2Seat },
  { key: "missing", title: "Missing data", value: ({ missing }) => missing.join(", ") },
];
