import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { personChoices } from "@/app/(administrator)/controlPanel/person-choices";
import { accountMetadata } from "@/app/metadata";
import { PersonDialog } from "@/components/person/admin/person-dialog";
import { guestColumns, guestFilters } from "@/components/person/guest-columns";
import { ButtonLink } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { editColumn } from "@/components/ui/edit-column";
import { PageHeader } from "@/components/ui/page-header";
import { TableExport } from "@/components/ui/table-export";
import type { SearchParams } from "@/components/ui/table-state";
import { defaultCountryId } from "@/lib/country/queries";
import { cityTime } from "@/lib/edition/city";
import { guestRole } from "@/lib/edition/person-roles";
import { type GuestRow, listGuestRows } from "@/lib/person/guest-rows";
import { findPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import { id as personId } from "@/lib/platform/validation/fields";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/guests";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The guests of an edition, and a dialog that adds one (`?guest=new`) or edits one (`?guest=<id>`). */
export default async function GuestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "guest");
  const edition = await findPanelEdition(params);
  const { isCurrent } = edition;
  const guests = await listGuestRows(edition);
  const guest = isCurrent && shown && shown !== "new" ? await guestToEdit(shown) : null;
  const addGuest = (
    <ButtonLink variant="primary" href={openHref("new")} scroll={false}>
      Add Guest
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        compact
        title="Guests"
        count={guests.length}
        lead={`All times are ${cityTime(edition.venue)}.`}
        actions={
          <>
            <TableExport name="guests" />
            {isCurrent && addGuest}
          </>
        }
      />
      <DataTable
        name="guests"
        title="List of guests"
        isTitleHidden
        itemNames={["guest", "guests"]}
        path={path}
        searchParams={params}
        rows={guests}
        rowKey={({ id }) => id}
        columns={
          isCurrent ? [...guestColumns, editColumn<GuestRow>(({ fullName }) => fullName, openHref)] : guestColumns
        }
        filters={guestFilters}
        empty={{ title: "No guests yet", text: "Guests of every country appear here." }}
      />
      {isCurrent && shown && (
        <PersonDialog
          key={shown}
          list="guests"
          person={guest}
          choices={await personChoices([])}
          countryId={await defaultCountryId()}
          recordTitles={[]}
          closeHref={closeHref}
        />
      )}
    </>
  );
}

async function guestToEdit(shown: string): Promise<Person> {
  const { data } = personId.safeParse(shown);
  const guest = data ? await findPerson(data) : null;
  return guest?.roles.includes(guestRole) ? guest : notFound();
}
