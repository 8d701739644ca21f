import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { hrefWith } from "@/components/ui/search-params";
import { Tabs } from "@/components/ui/tabs";
import { timesText } from "@/lib/edition/dates";
import { yearParam } from "@/lib/edition/edition-path";
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
  actions?: ReactNode;
}

/** The title of a page of arrivals or departures, a link to the other direction, and tabs. */
export function ArrivalsHeader({ path, direction, edition, actions }: ArrivalsHeaderProps) {
  const isArrival = direction === "ARRIVAL";
  const title = isArrival ? "Arrivals" : "Departures";
  const year = yearParam(edition);
  return (
    <>
      <PageHeader
        title={title}
        lead={timesText(edition.venue)}
        actions={
          <>
            {actions}
            <ButtonLink href={hrefWith(path, { direction: isArrival ? "DEPARTURE" : "ARRIVAL", year })}>
              {isArrival ? "Show departures" : "Show arrivals"}
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label={title}
        tabs={views.map((view) => ({
          title: view.title,
          href: hrefWith(view.path, { direction, year }),
          isCurrent: view.path === path,
        }))}
      />
    </>
  );
}
