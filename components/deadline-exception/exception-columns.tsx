import { Badge } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Flag } from "@/components/ui/flag";
import type { Column } from "@/components/ui/table-state";
import type { DeadlineException } from "@/lib/deadline-exception/schema";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import { formatInstant, toLocalText } from "@/lib/platform/time/time";

const states = {
  open: ["forest", "Registration open"],
  editing: ["amber", "Details only"],
  closed: ["plain", "Over"],
  unneeded: ["plain", "No longer needed"],
} as const;

/** `openHref` is the address of the dialog that changes the extension of a country. */
export function exceptionColumns(
  edition: EditionRow,
  now: Date,
  openHref: (countryId: string) => string,
): Column<DeadlineException>[] {
  const sortKey = (instant: string) => toLocalText(new Date(instant), edition.timeZone);
  const moment = (instant: string) => (
    <span className="whitespace-nowrap">{formatInstant(new Date(instant), edition.timeZone)}</span>
  );
  const stateOf = ({ countryId }: DeadlineException) => {
    const deadlines = deadlinesOf(edition, countryId);
    // The edition's own deadline may be later by now.
    return states[deadlines.isExtended ? registrationState(deadlines, now) : "unneeded"];
  };
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
      value: ({ endOfRegistrationDate }) => sortKey(endOfRegistrationDate),
      cell: ({ endOfRegistrationDate }) => moment(endOfRegistrationDate),
    },
    {
      key: "edits",
      title: "Edits end",
      value: ({ endOfEditDate }) => sortKey(endOfEditDate),
      cell: ({ endOfEditDate }) => moment(endOfEditDate),
    },
    {
      key: "state",
      title: "Now",
      value: (exception) => stateOf(exception)[1],
      cell: (exception) => {
        const [tone, label] = stateOf(exception);
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    { key: "reason", title: "Reason", value: ({ reason }) => reason, cell: ({ reason }) => <bdi>{reason}</bdi> },
    {
      key: "given",
      title: "Given",
      value: ({ givenBy, givenAt }) => `${sortKey(givenAt)} ${givenBy}`,
      exported: [
        { title: "Given by", value: ({ givenBy }) => givenBy },
        { title: "Given at", value: ({ givenAt }) => sortKey(givenAt) },
      ],
      cell: ({ givenBy, givenAt }) => (
        <>
          <bdi>{givenBy}</bdi> <span className="block text-ink-soft text-xs">{moment(givenAt)}</span>
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
