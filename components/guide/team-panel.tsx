"use client";

import { Header, Item, Trigger } from "@radix-ui/react-accordion";
import type { ReactNode } from "react";
import { GroupBadge } from "@/components/team/team-badges";
import { useArrivedCount } from "@/components/travel/arrivals/arrival-tick";
import { AccordionContent } from "@/components/ui/accordion";
import { Badge } from "@/components/ui/badge";
import { Chevron } from "@/components/ui/chevron";
import type { HomeTeam } from "@/lib/guide/home-team";

/** A collapsible team of a guide, an item of an Accordion (specification, section 2, "Guide home"). */
export function TeamPanel({ team, children }: { team: HomeTeam; children: ReactNode }) {
  const { id, name, group, countryName, countryFlag, arrival, people } = team;
  const count = useArrivedCount(people);
  return (
    <Item
      value={id}
      className="group/fold not-first:mt-3 break-inside-avoid rounded-md border border-rule bg-sheet shadow-sheet [--surface:var(--color-sheet)]"
    >
      <div className="relative grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3.5 gap-y-1.5 px-4 py-3.5">
        <img className="flag" src={`data:image/png;base64,${countryFlag}`} alt={countryName} width={40} height={25} />
        <Header asChild>
          <h3 className="text-lg/tight" dir="auto">
            {/* The whole head opens and closes the panel. */}
            <Trigger className="text-start after:absolute after:inset-0">{name}</Trigger>
          </h3>
        </Header>
        <GroupBadge group={group} />
        <Chevron />
        <p className="col-[2/-1] text-ink-soft">
          {countryName} ·{" "}
          {arrival ? (
            <>
              <time className="font-semibold text-ink" dateTime={arrival.time}>
                {arrival.text}
              </time>{" "}
              · {arrival.location}
              {arrival.tripNumber && `, ${arrival.tripNumber}`} ·{" "}
              <span className="whitespace-nowrap">{count} arrived</span>
            </>
          ) : (
            <Badge>Online</Badge>
          )}
        </p>
      </div>
      <AccordionContent>{children}</AccordionContent>
    </Item>
  );
}
