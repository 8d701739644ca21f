import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { guestActions, guestColumns, guestFilters } from "@/components/person/admin/guest-columns";
import { AddPersonForm, EditPersonForm } from "@/components/person/admin/person-form";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
import { TableExport } from "@/components/ui/table-export";
import type { SearchParams } from "@/components/ui/table-state";
import { defaultCountryId, listCountries } from "@/lib/country/queries";
import { cityTime } from "@/lib/edition/city";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition } from "@/lib/edition/queries";
import { listGuestRows } from "@/lib/person/guest-rows";
import { findPerson } from "@/lib/person/queries";
import { id as personId } from "@/lib/platform/validation/fields";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { toPeriod } from "@/lib/travel/period";

const path = "/controlPanel/guests";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The form to add a guest, or to edit the one with this id. */
async function GuestForm({ id }: { id: string }) {
  const [edition, countries, countryId] = await Promise.all([currentEdition(), listCountries(), defaultCountryId()]);
  const choices = {
    tShirtSizes: edition.tShirtSizes,
    places: edition.arrivalLocations,
    countries: countries.map((country) => ({ value: country.id, label: country.name })),
    roles: [],
    timeZone: edition.timeZone,
    cityTime: cityTime(edition.venue),
    period: toPeriod(edition),
  };
  if (id === "new") return <AddPersonForm list="guests" choices={choices} countryId={countryId} />;
  const { data } = personId.safeParse(id);
  const guest = data ? await findPerson(data) : null;
  if (!guest?.roles.includes(guestRole)) notFound();
  return <EditPersonForm key={guest.id} list="guests" person={guest} choices={choices} recordTitles={[]} />;
}

/** The guests of an edition, and for the current one the form to add or edit one: `?guest=new` or `?guest=<id>`. */
export default async function GuestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { guest, ...params } = await searchParams;
  const edition = await findPanelEdition(params);
  const { isCurrent } = edition;
  const isFormShown = isCurrent && Boolean(guest);
  const guests = await listGuestRows(edition);
  return (
    <>
      <PageHeader
        compact
        title="Guests"
        count={guests.length}
        actions={
          <>
            {isCurrent && !isFormShown && (
              <ButtonLink size="sm" href={`${path}?guest=new`}>
                Add Guest
              </ButtonLink>
            )}
            <TableExport name="guests" />
          </>
        }
        lead={`Registrators add their country's guests.${isFormShown ? "" : ` All times are ${cityTime(edition.venue)}.`}`}
      />
      {isFormShown && <GuestForm id={String(guest)} />}
      <DataTable
        name="guests"
        title="List of guests"
        isTitleHidden
        itemNames={["guest", "guests"]}
        path={path}
        searchParams={params}
        rows={guests}
        rowKey={({ id }) => id}
        columns={isCurrent ? [...guestColumns, guestActions] : guestColumns}
        filters={guestFilters}
        empty={{ title: "No guests yet", text: "Guests of every country appear here." }}
      />
    </>
  );
}
