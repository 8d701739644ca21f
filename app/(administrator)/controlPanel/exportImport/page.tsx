import { accountPage } from "@/app/account-page";
import { ContestFiles } from "@/components/contest-files/contest-files";
import { ExportForm } from "@/components/credentials/export-form";
import { ImportForm } from "@/components/credentials/import-form";
import { PageHeader } from "@/components/ui/page-header";
import { currentEdition, pastEditions } from "@/lib/edition/queries";

const { generateMetadata, Page } = accountPage("/controlPanel/exportImport", async () => {
  const [{ year }, past] = await Promise.all([currentEdition(), pastEditions()]);
  return (
    <>
      <PageHeader compact title="Export/Import" />
      <section className="mb-10" aria-labelledby="export">
        <h2 id="export" className="mb-1 text-xl">
          Export
        </h2>
        <p className="mb-5 max-w-measure text-ink-soft">
          Every contestant of an edition with team, travel, contacts, seats and user name; never a password. The travel
          list has everybody who travels: leaders, deputies, contestants and guests, with contacts and guides.
        </p>
        <ExportForm years={[year, ...past.map((edition) => edition.year)]} />
      </section>
      <section className="mb-10" aria-labelledby="import">
        <h2 id="import" className="mb-1 text-xl">
          Import seats and credentials into {year}
        </h2>
        <p className="mb-5 max-w-measure text-ink-soft **:[code]:text-[0.9em] **:[code]:text-ink">
          A CSV file with the column <code>code</code> (or <code>contestantId</code>) and any of <code>username</code>,{" "}
          <code>password</code>, <code>day1SeatingPlace</code>, <code>day2SeatingPlace</code>. Empty cells change
          nothing. You can fill in the exported file. Excel’s “Unicode text” can be imported as well.
        </p>
        <ImportForm year={year} />
      </section>
      <section className="mb-10" aria-labelledby="contest-files">
        <h2 id="contest-files" className="mb-1 text-xl">
          Contest systems
        </h2>
        <p className="mb-5 max-w-measure text-ink-soft">
          Archives with the contestants of {year} and their passwords, to import into CMS or DOMjudge; a README in each
          says how. Every contestant needs a user name and a password.
        </p>
        <ContestFiles />
      </section>
    </>
  );
});

export { generateMetadata, Page as default };
