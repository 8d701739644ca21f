import type { ReactNode } from "react";
import { GroupBadge } from "@/components/team/team-badges";
import { ArrivedCount } from "@/components/travel/arrivals/arrival-tick";
import { AccordionItem } from "@/components/ui/accordion";
import { Badge } from "@/components/ui/badge";
import { CallLink } from "@/components/ui/phone-link";
import { arrivalsOf, type HomeTeam, vehicleOf } from "@/lib/guide/home-team";

interface TeamPanelProps {
  team: HomeTeam;
  showsArrived: boolean;
  children: ReactNode;
}

/** A collapsible team of a guide (specification, section 2, "Guide home"). */
export function TeamPanel({ team, showsArrived, children }: TeamPanelProps) {
  const { id, name, group, countryName, countryFlag, arrival, leader } = team;
  const vehicle = vehicleOf(team);
  return (
    <AccordionItem
      value={id}
      title={name}
      icon={
        <img className="flag" src={`data:image/png;base64,${countryFlag}`} alt={countryName} width={40} height={25} />
      }
      action={<CallLink contact={leader} isShort className="phone:*:[span]:hidden" />}
      summary={
        <span className="block items-center md:flex">
          <span className="flex flex-wrap items-center gap-x-2 md:w-72">
            <GroupBadge group={group} />{" "}
            <span>
              {countryName}
              {arrival && showsArrived && (
                <>
                  {" "}
                  <span className="whitespace-nowrap">
                    · <ArrivedCount people={arrivalsOf(team)} />
                  </span>
                </>
              )}
            </span>{" "}
            {!arrival && <Badge>Online</Badge>}
          </span>
          {arrival && (
            <span className="block">
              <time className="whitespace-nowrap font-semibold text-ink" dateTime={arrival.time}>
                {arrival.text}
              </time>{" "}
              · {arrival.location}
              {arrival.tripNumber && `, ${arrival.tripNumber}`}
              {vehicle && ` · ${vehicle.vehicle}`}
            </span>
          )}
        </span>
      }
    >
      {children}
    </AccordionItem>
  );
}
