import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import type { TeamCard } from "@/lib/team/views";

interface TeamArticleProps {
  team: TeamCard;
  /** Where the teams of its country are. */
  countryHref?: string;
  /** What can be done with the team, at the end of its heading. */
  action?: ReactNode;
  /** Whether it is out of sight, because something else is looked for. */
  hidden?: boolean;
  /** Whether it is the page's first. */
  first?: boolean;
}

/** One team and its people. Hundreds of these stand on a page, so each person is as little markup as can be. */
export function TeamArticle({ team, countryHref, action, hidden, first }: TeamArticleProps) {
  const { name, group, countryName, countryCode, people } = team;
  return (
    <article className="team" hidden={hidden}>
      <header>
        <Flag code={countryCode} country={countryName} />
        <div>
          <h3>{name}</h3>
          <Badge tone={group === "Senior" ? "amber" : "forest"}>{group.toUpperCase()}</Badge>
          {countryHref ? (
            <a href={countryHref} className="team-country">
              {countryName}
            </a>
          ) : (
            <span className="team-country">{countryName}</span>
          )}
        </div>
        {action}
      </header>
      <ul className="people">
        {people.map(({ fullName, picturePath, label }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may share a name, and nobody moves within a team
          <li key={i}>
            <Portrait path={picturePath} name={fullName} early={first && i < 2} />
            <b>{fullName}</b>
            <small>{label}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
