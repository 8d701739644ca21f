import { accountPage } from "@/app/account-page";
import { ContestFiles } from "@/components/contest-files/contest-files";
import { ExportForm } from "@/components/credentials/export-form";
import { ImportForm } from "@/components/credentials/import-form";
import { PageHeader } from "@/components/ui/page-header";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { currentEdition, pastEditions } from "@/lib/edition/queries";

export default accountPage("/controlPanel/exportImport", async () => {
  const [{ year }, past] = await Promise.all([currentEdition(), pastEditions()]);
  return (
    <>
      <PageHeader title="Export/Import" />
      <div className="grid grid-cols-1 gap-6">
        <Panel>
          <Section title="Export">
            <p className="mt-1 mb-5 max-w-measure text-ink-soft">
              Every contestant of an edition with team, travel, contacts, seats and user name; never a password. The
              travel list has everybody who travels: leaders, deputies, contestants and guests, with contacts and
              guides.
            </p>
            <ExportForm years={[year, ...past.map((edition) => edition.year)]} />
          </Section>
        </Panel>
        <Panel>
          <Section id="import" title={`Import seats and credentials into ${year}`}>
            <p className="mt-1 mb-5 max-w-measure text-ink-soft **:[code]:text-[0.9em] **:[code]:text-ink">
              A CSV file with the column <code>code</code> (or <code>contestantId</code>) and any of{" "}
              <code>username</code>, <code>password</code>, <code>day1SeatingPlace</code>, <code>day2SeatingPlace</code>
              . Empty cells change nothing. The exported file and the list of Contestants can be filled in, too.
            </p>
            <ImportForm year={year} />
          </Section>
        </Panel>
        <Panel>
          <Section title="Contest systems">
            <p className="mt-1 mb-5 max-w-measure text-ink-soft">
              Archives with the contestants of {year} and their passwords, to import into CMS or DOMjudge; a README in
              each says how. Every contestant needs a user name and a password.
            </p>
            <ContestFiles />
          </Section>
        </Panel>
      </div>
    </>
  );
});
