import type { ReactNode } from "react";
import { GroupBadge } from "@/components/team/team-badges";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import type { Face, TeamCard as TeamCardData } from "@/lib/team/views";

/** Focusable, so that the arrow keys can scroll it. */
const strip = { tabIndex: 0, "aria-label": "Members" } as const;

interface TeamCardProps {
  team: Omit<TeamCardData, "id">;
  /** Link to the teams of the same country; absent in a list of one country's teams. */
  countryHref?: string;
  action?: ReactNode;
  /** Whether the members may be in a strip that scrolls sideways. */
  isStrip?: boolean;
  /** Whether it is at the top of the page, so that its first picture must not load lazily. */
  isFirst?: boolean;
}

/** The content of a team's article; the look is in styles/team-card.css. */
export function TeamCard({ team, countryHref, action, isStrip, isFirst }: TeamCardProps) {
  const { name, group, isOnline, countryName, countryCode, leader, deputyLeader, contestants } = team;
  return (
    <>
      <header>
        <Flag code={countryCode} country={countryHref ? "" : countryName} />
        <div>
          <h3>{name}</h3>
          <GroupBadge group={group} />
          {isOnline && <Badge>Online</Badge>}
          {countryHref && <a href={countryHref}>{countryName}</a>}
        </div>
        {action}
      </header>
      <ul className="members" {...(isStrip && strip)}>
        <Member face={leader} countryCode={countryCode} label="LEADER" isEager={isFirst} />
        {deputyLeader && <Member face={deputyLeader} countryCode={countryCode} label="DEPUTY LEADER" />}
        {contestants.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name, and all keep their places
          <Member key={i} face={face} countryCode={countryCode} label="CONTESTANT" />
        ))}
      </ul>
    </>
  );
}

interface MemberProps {
  face: Face;
  countryCode: string;
  label: string;
  isEager?: boolean | undefined;
}

function Member({ face, countryCode, label, isEager }: MemberProps) {
  const { fullName, nativeName, nativeLanguage, picturePath } = face;
  return (
    <li>
      <Portrait path={picturePath} name={fullName} countryCode={countryCode} eager={isEager} />
      <b>{fullName}</b>
      {nativeName && <bdi lang={nativeLanguage}>{nativeName}</bdi>}
      <small>{label}</small>
    </li>
  );
}
