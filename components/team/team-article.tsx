import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import { picturePath } from "@/lib/platform/picture/path";
import type { Face, TeamCard } from "@/lib/team/views";

interface TeamArticleProps {
  team: TeamCard;
  /** Link to the teams of the same country; absent in a list of one country's teams. */
  countryHref?: string;
  /** At the end of the heading. */
  action?: ReactNode;
  hidden?: boolean;
  /** Whether the members are in a strip that scrolls sideways. */
  isStrip?: boolean;
  /** Whether this is the first team of the page. */
  first?: boolean;
}

/** A team and its members. A page has hundreds, so the markup is minimal and its look is in styles/team-card.css. */
export function TeamArticle({ team, countryHref, action, hidden, isStrip, first }: TeamArticleProps) {
  const { name, group, isOnline, countryName, countryCode, leader, deputyLeader, contestants } = team;
  return (
    <article className="team" hidden={hidden}>
      <header>
        <Flag code={countryCode} country={countryName} />
        <div>
          <h3>{name}</h3>
          <Badge tone={group === "Senior" ? "amber" : "forest"}>{group.toUpperCase()}</Badge>{" "}
          {isOnline && <Badge>Online</Badge>}
          {countryHref && <a href={countryHref}>{countryName}</a>}
        </div>
        {action}
      </header>
      <ul tabIndex={isStrip ? 0 : undefined} aria-label={isStrip ? "Members" : undefined}>
        <Member person={leader} label="LEADER" eager={first} />
        {deputyLeader && <Member person={deputyLeader} label="DEPUTY LEADER" />}
        {contestants.map((person, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the order is fixed
          <Member key={i} person={person} label="CONTESTANT" />
        ))}
      </ul>
    </article>
  );
}

function Member({ person, label, eager }: { person: Face; label: string; eager?: boolean }) {
  return (
    <li>
      <Portrait path={picturePath(person.pictureHash)} name={person.fullName} eager={eager} />
      <b>{person.fullName}</b>
      {person.nativeName && <bdi lang={person.nativeLanguage}>{person.nativeName}</bdi>}
      <small>{label}</small>
    </li>
  );
}
