import type { Metadata } from "next";
import { Schedule } from "@/components/contest/schedule";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { getSchedule } from "@/lib/contest/service";
import { pageTitle } from "@/lib/contest/title";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Schedule");

export default async function SchedulePage() {
  const { timeZone, items } = await getSchedule();
  return (
    <>
      <PageHeader title="Schedule" lead={`Times are local to Shumen (${timeZone}).`} />
      <Notice tone="warning">
        <p>Keep in mind that this Schedule might change</p>
      </Notice>
      <div className="schedule">
        <Schedule items={items} />
      </div>
    </>
  );
}
