import type { ReactNode } from "react";
import { BoundariesForm } from "@/components/result/boundaries-form";
import { MentionsPanel } from "@/components/result/mentions-panel";
import { ScorePlot } from "@/components/result/score-plot";
import { Panel } from "@/components/ui/panel";
import { proposeBoundaries } from "@/lib/result/boundaries";
import { areMedalsGiven } from "@/lib/result/mentions";
import type { GroupResults } from "@/lib/result/views";

interface MedalsPanelProps {
  results: GroupResults;
  version: number;
  /** Whether unofficial contestants get medals. */
  unofficialAwarded: boolean;
  isEditable: boolean;
  /** Shown while nobody has points. */
  empty: ReactNode;
}

/** The boundaries of a group's medals in the plot of its totals; only the plot if they cannot be changed. */
export function MedalsPanel({ results, version, unofficialAwarded, isEditable, empty }: MedalsPanelProps) {
  const { group, boundaries, contestants } = results;
  const plotted = contestants.flatMap(({ id, code, fullName, total, place, isDisqualified }) =>
    total === null || isDisqualified ? [] : [{ id, code, fullName, total, place, isDisqualified }],
  );
  if (plotted.length === 0) return empty;
  const plot = { contestants: plotted, unofficialAwarded };
  if (!isEditable) {
    return (
      <Panel className="mb-10">
        <ScorePlot {...plot} boundaries={boundaries} />
      </Panel>
    );
  }
  return (
    <>
      <BoundariesForm
        group={group}
        record={{ version, ...boundaries }}
        proposed={proposeBoundaries(contestants)}
        {...plot}
      />
      {areMedalsGiven(boundaries) && (
        <MentionsPanel
          group={group}
          contestants={contestants}
          unofficialAwarded={unofficialAwarded}
          version={version}
        />
      )}
    </>
  );
}
