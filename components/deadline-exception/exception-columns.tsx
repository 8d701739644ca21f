import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Flag } from "@/components/ui/flag";
import type { Column } from "@/components/ui/table-state";
import type { RegistrationState } from "@/lib/edition/rules";

/** An instant in the venue's time, in a sortable and a readable format. */
interface Moment {
  sortKey: string;
  label: string;
}

export interface ExceptionRow {
  countryId: string;
  countryName: string;
  countryCode: string;
  endOfRegistration: Moment;
  endOfEdit: Moment;
  /** "unneeded" if the edition's own deadline is later. */
  state: RegistrationState | "unneeded";
  reason: string;
  givenBy: string;
  givenAt: Moment;
}

const states = {
  open: ["forest", "Registration open"],
  editing: ["amber", "Details only"],
  closed: ["plain", "Over"],
  unneeded: ["plain", "No longer needed"],
} as const;

/** `openHref` is the address of the dialog that changes the extension of a country. */
export function exceptionColumns(openHref: (countryId: string) => string): readonly Column<ExceptionRow>[] {
  return [
    {
      key: "country",
      title: "Country",
      isRowHeader: true,
      value: ({ countryName }) => countryName,
      cell: ({ countryName, countryCode }) => (
        <>
          <Flag code={countryCode} country="" />
          {countryName}
        </>
      ),
    },
    {
      key: "until",
      title: "Registration ends",
      value: ({ endOfRegistration }) => endOfRegistration.sortKey,
      cell: ({ endOfRegistration }) => <span className="whitespace-nowrap">{endOfRegistration.label}</span>,
    },
    {
      key: "edits",
      title: "Edits end",
      value: ({ endOfEdit }) => endOfEdit.sortKey,
      cell: ({ endOfEdit }) => <span className="whitespace-nowrap">{endOfEdit.label}</span>,
    },
    {
      key: "state",
      title: "Now",
      value: ({ state }) => states[state][1],
      cell: ({ state }) => <Badge tone={states[state][0]}>{states[state][1]}</Badge>,
    },
    { key: "reason", title: "Reason", value: ({ reason }) => reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      key: "given",
      title: "Given",
      value: ({ givenBy, givenAt }) => `${givenAt.sortKey} ${givenBy}`,
      exported: [
        { title: "Given by", value: ({ givenBy }) => givenBy },
        { title: "Given at", value: ({ givenAt }) => givenAt.sortKey },
      ],
      cell: ({ givenBy, givenAt }) => (
        <>
          <bdi>{givenBy}</bdi> <span className="block whitespace-nowrap text-ink-soft text-xs">{givenAt.label}</span>
        </>
      ),
    },
    {
      key: "actions",
      title: "Actions",
      isDisplayOnly: true,
      value: () => null,
      cell: ({ countryId, countryName }) => (
        <ButtonLink size="sm" href={openHref(countryId)} scroll={false}>
          Change<span className="sr-only"> the deadline of {countryName}</span>
        </ButtonLink>
      ),
    },
  ];
}
