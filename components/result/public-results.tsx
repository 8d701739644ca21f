"use client";

import { PublicList } from "@/components/public-list/public-list";
import { ofGroup } from "@/components/public-list/search";
import { ResultsTable } from "@/components/result/results-table";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { ResultRow } from "@/lib/result/public-views";

const namesOf = ({ fullName, nativeName }: ResultRow) => [fullName, nativeName];

interface PublicResultsProps {
  path: string;
  groups: readonly { group: ContestantGroup; tasks: readonly { name: string; day: number }[] }[];
  rows: readonly ResultRow[];
}

/** The published results of an edition, searchable. */
export function PublicResults({ path, groups, rows }: PublicResultsProps) {
  return (
    <PublicList
      path={path}
      items={rows}
      itemNames={["contestant", "contestants"]}
      label="Contestant"
      namesOf={namesOf}
      titleOf={(group) => `${group}s`}
    >
      {({ group, items }) => (
        <ResultsTable
          group={group}
          tasks={groups.find((one) => one.group === group)?.tasks ?? []}
          rows={ofGroup(rows, group)}
          found={items}
          path={path}
        />
      )}
    </PublicList>
  );
}
