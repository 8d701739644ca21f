import "@/app/styles/import.css";
import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { ExportForm } from "@/components/contestant/csv/export-form";
import { ImportForm } from "@/components/contestant/csv/import-form";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import { currentEdition } from "@/lib/contest/queries";

const path = "/controlPanel/exportImport";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function ExportImportPage() {
  await requirePage(path);
  const { year } = await currentEdition();
  return (
    <>
      <PageHeader compact title="Export/Import" />
      <section className="csv-section" aria-labelledby="export">
        <h2 id="export">Export</h2>
        <p className="csv-lead">
          Every contestant of {year} with team, travel, contacts, seats and username; never a password.
        </p>
        <ExportForm />
      </section>
      <section className="csv-section" aria-labelledby="import">
        <h2 id="import">Import credentials into {year}</h2>
        <p className="csv-lead">
          A CSV file with the column <code>code</code> (or <code>contestantId</code>) and any of <code>username</code>,{" "}
          <code>password</code>, <code>day1SeatingPlace</code>, <code>day2SeatingPlace</code>. Empty cells change
          nothing. You can fill in the exported file.
        </p>
        <ImportForm year={year} />
      </section>
    </>
  );
}
