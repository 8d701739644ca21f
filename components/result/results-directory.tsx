"use client";

import { memo, type ReactNode } from "react";
import { Directory } from "@/components/directory/directory";
import { ResultsTable } from "@/components/result/results-table";
import { Disclosure } from "@/components/ui/disclosure";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { ResultRow } from "@/lib/result/public-views";

/** Memoised: a render before all rows are hydrated would hydrate them at once. */
const Table = memo(ResultsTable);

const namesOf = ({ fullName, nativeName }: ResultRow) => [fullName, nativeName];

interface ResultsDirectoryProps {
  path: string;
  groups: readonly { group: ContestantGroup; tasks: readonly { name: string; day: number }[] }[];
  rows: readonly ResultRow[];
  /** A DirectoryForm. */
  form: ReactNode;
  /** Shown if nothing matches the search. */
  nothingFound: ReactNode;
}

/** The results of both groups; a client component, as TeamDirectory. */
export function ResultsDirectory({ path, groups, rows, ...directory }: ResultsDirectoryProps) {
  return (
    <Directory path={path} items={rows} nouns={["contestant", "contestants"]} namesOf={namesOf} {...directory}>
      {(found) =>
        groups.map(({ group, tasks }) => {
          const count = rows.filter((row) => row.group === group && (!found || found.has(row))).length;
          return (
            <Disclosure key={group} title={`${group}s`} count={String(count)} hidden={count === 0}>
              <Table group={group} tasks={tasks} rows={rows} found={found} path={path} />
            </Disclosure>
          );
        })
      }
    </Directory>
  );
}
