import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { warningColumns, warningFilters } from "@/components/team/warning-columns";
import { DataTable } from "@/components/ui/data-table";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/site/pages/guard";
import { listWarnings } from "@/lib/team/warning-queries";

const path = "/controlPanel/warnings";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** What was saved despite a warning. */
export default async function WarningsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const [params, warnings] = await Promise.all([searchParams, listWarnings()]);
  return (
    <>
      <PageHeader
        compact
        title="Warnings"
        lead={
          <>
            Saved despite a warning: contestants who are too old for their group by the{" "}
            <Link href="/controlPanel/edition#age-limits">age limits</Link>, and teams and contestants registered twice.
          </>
        }
      />
      <DataTable
        name="warnings"
        title="To check"
        itemNames={["warning", "warnings"]}
        path={path}
        searchParams={params}
        rows={warnings}
        rowKey={({ key }) => key}
        columns={warningColumns}
        filters={warningFilters}
        empty={{ title: "No warnings", text: "Nothing in the registrations needs to be checked." }}
      />
    </>
  );
}
