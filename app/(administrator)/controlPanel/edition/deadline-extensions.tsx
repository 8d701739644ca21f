import { ExtensionDialog } from "@/components/deadline-extension/extension-dialog";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button";
import { AddLink, DialogLink } from "@/components/ui/dialog-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Flagged } from "@/components/ui/flag";
import { RecordDialog } from "@/components/ui/record-dialog";
import type { SearchParams } from "@/components/ui/search-params";
import { Section } from "@/components/ui/section";
import { RowActions } from "@/components/ui/table/row-actions";
import { Table } from "@/components/ui/table/table";
import { listCountries } from "@/lib/country/queries";
import { extensionLabels } from "@/lib/deadline-extension/labels";
import { listDeadlineExtensions } from "@/lib/deadline-extension/queries";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import { formatInstant } from "@/lib/platform/time/time";

interface DeadlineExtensionsProps {
  searchParams: SearchParams;
  now: Date;
}

const states = {
  open: ["forest", "Registration open"],
  editing: ["amber", "Details only"],
  journeys: ["amber", "Journeys only"],
  closed: ["plain", "Over"],
  unneeded: ["plain", "No longer needed"],
} as const;

/** The deadline extensions, and a dialog that adds one (`?country=new`) or changes one (`?country=<id>`). */
export async function DeadlineExtensions({ searchParams, now }: DeadlineExtensionsProps) {
  const [edition, countries, extensions] = await Promise.all([
    currentEdition(),
    listCountries(),
    listDeadlineExtensions(),
  ]);
  const { timeZone, endOfRegistrationDate } = edition;
  const regularEnd = formatInstant(endOfRegistrationDate, timeZone);
  const moment = (instant: string) => (
    <span className="whitespace-nowrap">{formatInstant(new Date(instant), timeZone)}</span>
  );
  const stateOf = (countryId: string) => {
    const deadlines = deadlinesOf(edition, countryId);
    // The edition's own deadline may be later by now.
    const [tone, label] = states[deadlines.isExtended ? registrationState(deadlines, now) : "unneeded"];
    return <Badge tone={tone}>{label}</Badge>;
  };
  const add = <AddLink param="country">Extend a country’s deadline</AddLink>;
  return (
    <>
      {extensions.length === 0 ? (
        <EmptyState title="No extensions">
          <span className="mb-5 block">Registration ends on {regularEnd} for every country.</span>
          {add}
        </EmptyState>
      ) : (
        <Section
          id="extensions-title"
          title="Countries with a later deadline"
          lead={`Without an extension, registration ends on ${regularEnd}.`}
          actions={add}
        >
          <Table
            id="extensions"
            className="mt-3"
            aria-labelledby="extensions-title"
            columns={[
              "Country",
              extensionLabels.endOfRegistrationDate,
              "Edits end",
              "Now",
              "Reason",
              "Given",
              "Actions",
            ]}
          >
            {extensions.map(({ countryId, countryName, countryCode, reason, givenBy, givenAt, ...extension }) => (
              <tr key={countryId}>
                <th scope="row">
                  <Flagged code={countryCode}>{countryName}</Flagged>
                </th>
                <td data-label={extensionLabels.endOfRegistrationDate}>{moment(extension.endOfRegistrationDate)}</td>
                <td data-label="Edits end">{moment(extension.endOfEditDate)}</td>
                <td data-label="Now">{stateOf(countryId)}</td>
                <td data-label="Reason">
                  <bdi>{reason}</bdi>
                </td>
                <td data-label="Given">
                  <bdi>{givenBy}</bdi> <small>{moment(givenAt)}</small>
                </td>
                <td data-display-only>
                  <RowActions>
                    <DialogLink param="country" id={countryId} className={buttonVariants({ size: "sm" })}>
                      Change<span className="sr-only"> the deadline of {countryName}</span>
                    </DialogLink>
                  </RowActions>
                </td>
              </tr>
            ))}
          </Table>
        </Section>
      )}
      <RecordDialog
        param="country"
        what="deadline extension"
        searchParams={searchParams}
        find={(id) => extensions.find(({ countryId }) => countryId === id)}
        canAdd
      >
        {(extension) => (
          <ExtensionDialog
            extension={extension}
            extensions={extensions}
            countries={
              extension
                ? [{ value: extension.countryId, label: extension.countryName }]
                : countries.map(({ id, name }) => ({ value: id, label: name }))
            }
            timeZone={timeZone}
            now={now}
            regularEnd={regularEnd}
          />
        )}
      </RecordDialog>
    </>
  );
}
