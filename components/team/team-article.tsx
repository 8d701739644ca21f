import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import type { TeamCard } from "@/lib/team/view";

/** One team and its people. Hundreds of these stand on a page, so each person is as little markup as can be. */
export function TeamArticle({ team, action }: { team: TeamCard; action?: ReactNode }) {
  const { name, group, countryName, countryCode, leader, deputyLeader, contestants } = team;
  const isSenior = group === "Senior";
  return (
    <article className="team">
      <header>
        <Flag code={countryCode} country={countryName} />
        <div>
          <h3>{name}</h3>
          <Badge tone={isSenior ? "amber" : "forest"}>{group.toUpperCase()}</Badge>
          <span>{countryName}</span>
        </div>
        {action}
      </header>
      <ul className="people">
        <Person person={leader} label="LEADER" />
        {deputyLeader && <Person person={deputyLeader} label="DEPUTY LEADER" />}
        {contestants.map(({ id, person }) => (
          <Person key={id} person={person} label={(isSenior && person.roles[0]) || "CONTESTANT"} />
        ))}
      </ul>
    </article>
  );
}

function Person({ person, label }: { person: TeamCard["leader"]; label: string }) {
  return (
    <li>
      <Portrait path={person.picturePath} name={person.fullName} />
      <b>{person.fullName}</b>
      <small>{label}</small>
    </li>
  );
}
