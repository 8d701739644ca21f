"use client";

import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/forms/field-grid";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { AwardChanges } from "@/components/result/award-changes";
import { type PlottedContestant, ScorePlot } from "@/components/result/score-plot";
import { Button } from "@/components/ui/button";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { awardChanges, awards, type Boundaries } from "@/lib/result/boundaries";
import { boundariesInput } from "@/lib/result/inputs";
import { awardLabels, groupPlural } from "@/lib/result/labels";
import { readPoints } from "@/lib/result/points";
import { api } from "@/lib/site/api/client";

/** The boundaries in points, as the API returns them. */
type BoundariesRecord = Boundaries & { version: number };

const toText = (points: number | null) => (points === null ? "" : String(points));

const toValues = ({ version, GOLD, SILVER, BRONZE }: BoundariesRecord) => ({
  version,
  GOLD: toText(GOLD),
  SILVER: toText(SILVER),
  BRONZE: toText(BRONZE),
});

const toBoundaries = (texts: readonly string[]): Boundaries => {
  const [GOLD = null, SILVER = null, BRONZE = null] = texts.map((text) => readPoints(text) || null);
  return { GOLD, SILVER, BRONZE };
};

interface BoundariesFormProps {
  group: ContestantGroup;
  record: BoundariesRecord;
  /** The stored and the proposed boundaries. */
  stored: Boundaries;
  proposed: Boundaries;
  contestants: readonly PlottedContestant[];
  unofficialAwarded: boolean;
  maximum: number;
}

/** Moves the boundaries of a group's medals and shows who gains and who loses. */
export function BoundariesForm({ group, record, stored, proposed, ...plot }: BoundariesFormProps) {
  const state = useApiForm({
    name: `boundaries ${group}`,
    record,
    values: toValues(record),
    labels: awardLabels,
    schema: boundariesInput,
    update: (body, options) => api("PUT /api/Result/boundaries/{group}", { params: { group }, body, ...options }),
    success: "Boundaries saved.",
  });
  const { control, setValue } = state.form;
  const boundaries = toBoundaries(useWatch({ control, name: ["GOLD", "SILVER", "BRONZE"] }));

  function propose() {
    for (const award of awards) setValue(award, toText(proposed[award]), { shouldDirty: true });
  }

  return (
    <PanelForm
      state={state}
      title={`Medals of the ${groupPlural(group)}`}
      action="Save boundaries"
      moreActions={<Button onClick={propose}>Use the IOI’s rule</Button>}
    >
      <ScorePlot {...plot} boundaries={boundaries} />
      <p className="text-ink-soft">The lowest total for each medal; empty for no such medals.</p>
      <FieldGrid>
        {awards.map((award) => (
          <TextField
            key={award}
            name={award}
            label={awardLabels[award]}
            inputMode="decimal"
            autoComplete="off"
            hint={proposed[award] === null ? undefined : `The IOI’s rule gives ${toText(proposed[award])}.`}
          />
        ))}
      </FieldGrid>
      <AwardChanges changes={awardChanges(plot.contestants, [stored, boundaries], plot.unofficialAwarded)} />
    </PanelForm>
  );
}
