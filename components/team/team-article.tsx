import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import type { TeamCard } from "@/lib/team/views";

interface TeamArticleProps {
  team: TeamCard;
  /** Link to the teams of the same country. */
  countryHref?: string;
  /** At the end of the heading. */
  action?: ReactNode;
  hidden?: boolean;
  /** Whether this is the first team of the page. */
  first?: boolean;
}

/** A team and its members. A page has hundreds, so the markup is minimal. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the order is fixed
          <li key={i}>
            <Portrait path={picturePath} name={fullName} eager={first && i < 2} />
            <b>{fullName}</b>
            <small>{label}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
