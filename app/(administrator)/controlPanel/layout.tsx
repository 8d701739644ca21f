import "@/app/styles/table.css";
import type { ReactNode } from "react";
import { EditionNotice, PanelNav } from "@/components/control-panel/panel-nav";
import { SendsMailProvider } from "@/components/mail/sends-mail";
import { sendsMail } from "@/lib/mail/sends-mail";
import { currentActor } from "@/lib/platform/auth/session";
import { formatDate, toLocalDate } from "@/lib/platform/time/time";
import { findPanelEdition, listEditions } from "@/lib/site/pages/panel-edition";

/** The navigation beside every page of the control panel; each page checks access itself. */
export default async function ControlPanelLayout({ children }: { children: ReactNode }) {
  const actor = await currentActor();
  if (actor?.role !== "Administrator") return children;
  const [editions, { year: currentYear }] = await Promise.all([listEditions(), findPanelEdition({})]);
  const deletedOn = Object.fromEntries(
    editions.flatMap(({ year, dataDeletedAt, timeZone }) =>
      dataDeletedAt ? [[year, formatDate(toLocalDate(dataDeletedAt, timeZone))]] : [],
    ),
  );
  return (
    <div className="lg:not-print:-mt-6 lg:not-print:grid lg:not-print:grid-cols-[10.5rem_minmax(0,1fr)] lg:gap-x-6 xl:gap-x-10">
      <PanelNav years={editions.map(({ year }) => year)} currentYear={currentYear} />
      <div className="min-w-0">
        <EditionNotice currentYear={currentYear} deletedOn={deletedOn} />
        <SendsMailProvider sendsMail={sendsMail()}>{children}</SendsMailProvider>
      </div>
    </div>
  );
}
