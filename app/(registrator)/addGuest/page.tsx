import { notFound } from "next/navigation";
import { type AccountPage, accountPage } from "@/app/account-page";
import { RegistrationClosed } from "@/components/edition/registration-closed";
import { GuestForm } from "@/components/person/guest-form";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition, getContestEnums } from "@/lib/edition/queries";
import { closedNotice, deadlinesOf, editRefusal, formatDeadline, journeyRefusal } from "@/lib/edition/rules";
import { toFormEdition } from "@/lib/person/form-edition";
import { listPeopleByRole } from "@/lib/person/queries";
import { now } from "@/lib/platform/time/clock";
import { requireRegistrator } from "@/lib/site/pages/guard";

const path = "/addGuest";

const titleOf = ({ params }: Pick<AccountPage, "params">) => (params.guest ? "Edit guest" : "Add guest");

const lead =
  "Guests do not receive promotional materials; they are only needed for transport arrangements. Fields marked with * are required.";

/** The form to add a guest or, with `?guest=<id>`, to edit one of the registrator's country. */
const renderPage = async ({ params }: Pick<AccountPage, "params">) => {
  const [actor, edition, instant] = await Promise.all([requireRegistrator(path), currentEdition(), now()]);
  const title = titleOf({ params });
  const deadlines = deadlinesOf(edition, actor.countryId);
  const { guest: id } = params;
  const editsDetails = editRefusal(deadlines, instant) === null;
  const refusal = id ? journeyRefusal(deadlines, instant) : editRefusal(deadlines, instant);
  if (refusal) return <RegistrationClosed title={title} notice={closedNotice(deadlines, refusal)} />;
  const [enums, guests] = await Promise.all([
    getContestEnums(),
    id ? listPeopleByRole(actor, guestRole, actor.countryId, null) : [],
  ]);
  const guest = guests.find((candidate) => candidate.id === id) ?? null;
  if (id && !guest) notFound();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {!editsDetails && (
        <Notice tone="warning" className="mb-8">
          Only arrivals and departures can still be changed, until{" "}
          {formatDeadline(deadlines.endOfJourneyDate, deadlines)}.
        </Notice>
      )}
      <GuestForm
        key={guest?.id ?? "new"}
        guest={guest}
        countryId={actor.countryId}
        edition={toFormEdition(edition, enums, instant)}
        readOnlyDetails={!editsDetails}
      />
    </>
  );
};

export default accountPage(path, renderPage, titleOf);
