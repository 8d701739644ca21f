"use client";

import { memo, type ReactNode } from "react";
import { Directory } from "@/components/directory/directory";
import { TeamSections } from "@/components/team/team-sections";
import type { TeamCard } from "@/lib/team/views";

/** Memoised: a render before all teams are hydrated would hydrate them at once. */
const Sections = memo(TeamSections);

const namesOf = ({ name, leader, deputyLeader, contestants }: TeamCard) => [
  name,
  ...[leader, deputyLeader, ...contestants].flatMap((person) => [person?.fullName, person?.nativeName]),
];

interface TeamDirectoryProps {
  path: string;
  teams: readonly TeamCard[];
  /** A DirectoryForm. */
  form: ReactNode;
  /** At the end of each team's heading, in the order of the teams. */
  actions?: readonly ReactNode[];
  /** Replaces an empty list. */
  nothingFound: ReactNode;
}

/** All teams; a client component because its props are a third of the size of a server component's payload. */
export function TeamDirectory({ path, teams, actions, ...directory }: TeamDirectoryProps) {
  return (
    <Directory path={path} items={teams} nouns={["team", "teams"]} namesOf={namesOf} {...directory}>
      {(found) => <Sections teams={teams} found={found} path={path} actions={actions} />}
    </Directory>
  );
}
