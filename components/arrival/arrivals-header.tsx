import type { ReactNode } from "react";
import { directionParams } from "@/components/arrival/direction";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { tableHref } from "@/components/ui/table-state";
import { Tabs } from "@/components/ui/tabs";
import { cityTime } from "@/lib/edition/city";
import type { TravelDirection } from "@/lib/generated/prisma/enums";

const views = [
  { path: "/controlPanel/arrivals", title: "Board" },
  { path: "/controlPanel/transfers", title: "Transfers" },
  { path: "/controlPanel/transfers/print", title: "Drivers’ lists" },
] as const;

interface ArrivalsHeaderProps {
  path: (typeof views)[number]["path"];
  direction: TravelDirection;
  edition: { isCurrent: boolean; year: number; venue: string };
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The title of a page of arrivals or departures, a link to the other direction, and tabs. */
export function ArrivalsHeader({ path, direction, edition, actions }: ArrivalsHeaderProps) {
  const isArrival = direction === "ARRIVAL";
  const other = directionParams(isArrival ? "DEPARTURE" : "ARRIVAL", edition);
  const shown = directionParams(direction, edition);
  return (
    <div className="print:hidden">
      <PageHeader
        compact
        title={isArrival ? "Arrivals" : "Departures"}
        lead={`All times are ${cityTime(edition.venue)}.`}
        actions={
          <>
            <ButtonLink href={tableHref(path, other)}>{isArrival ? "Show departures" : "Show arrivals"}</ButtonLink>
            {actions}
          </>
        }
      />
      <Tabs
        label="Arrivals"
        tabs={views.map((view) => ({
          title: view.title,
          href: tableHref(view.path, shown),
          isCurrent: view.path === path,
        }))}
      />
    </div>
  );
}
