"use client";

import { useWatch } from "react-hook-form";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { type PlottedContestant, ScorePlot } from "@/components/result/score-plot";
import { Button } from "@/components/ui/button";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { type Award, type AwardChange, awardChanges, awards, type Boundaries } from "@/lib/result/boundaries";
import { boundariesInput } from "@/lib/result/inputs";
import { awardLabels, groupPlural } from "@/lib/result/labels";
import { readPoints } from "@/lib/result/points";
import { api } from "@/lib/site/api/client";

type BoundariesRecord = Boundaries & { version: number };

const toText = (points: number | null) => (points === null ? "" : String(points));

const toValues = ({ version, GOLD, SILVER, BRONZE }: BoundariesRecord) => ({
  version,
  GOLD: toText(GOLD),
  SILVER: toText(SILVER),
  BRONZE: toText(BRONZE),
});

/** Invalid points and 0 count as no boundary while they are typed. */
const toBoundaries = (texts: readonly string[]): Boundaries => {
  const [GOLD = null, SILVER = null, BRONZE = null] = texts.map((text) => readPoints(text) || null);
  return { GOLD, SILVER, BRONZE };
};

interface BoundariesFormProps {
  group: ContestantGroup;
  record: BoundariesRecord;
  /** The boundaries by the IOI's rule. */
  proposed: Boundaries;
  contestants: readonly PlottedContestant[];
  /** Whether unofficial contestants get medals. */
  unofficialAwarded: boolean;
}

/** Moves the boundaries of a group's medals and shows who gains and who loses. */
export function BoundariesForm({ group, record, proposed, ...plot }: BoundariesFormProps) {
  const state = useApiForm({
    name: `boundaries ${group}`,
    record,
    values: toValues,
    schema: boundariesInput,
    send: (body) => api("PUT /api/Result/boundaries/{group}", { params: { group }, body }),
    success: "Boundaries saved.",
  });
  const { control, setValue } = state.form;
  const boundaries = toBoundaries(useWatch({ control, name: ["GOLD", "SILVER", "BRONZE"] }));

  function propose() {
    for (const award of awards) setValue(award, toText(proposed[award]), { shouldDirty: true, shouldValidate: true });
  }

  return (
    <PanelForm
      state={state}
      labels={awardLabels}
      title={`Medals of the ${groupPlural(group)}`}
      action="Save boundaries"
      moreActions={<Button onClick={propose}>Use the IOI’s rule</Button>}
    >
      <ScorePlot {...plot} boundaries={boundaries} />
      <p className="text-ink-soft">The lowest total for each medal; empty for no such medals.</p>
      <div className="grid grid-cols-3 gap-x-3 sm:gap-x-6">
        {awards.map((award) => (
          <TextField
            key={award}
            name={award}
            label={awardLabels[award]}
            inputMode="decimal"
            hint={proposed[award] === null ? undefined : `The IOI’s rule gives ${toText(proposed[award])}.`}
          />
        ))}
      </div>
      <AwardChanges changes={awardChanges(plot.contestants, [record, boundaries], plot.unofficialAwarded)} />
    </PanelForm>
  );
}

const ranks = { GOLD: 3, SILVER: 2, BRONZE: 1 };

const rankOf = (award: Award | null) => (award ? ranks[award] : 0);

const medalText = (award: Award | null) => (award ? awardLabels[award].toLowerCase() : "no medal");

const maxListedChanges = 20;

function AwardChanges({ changes }: { changes: readonly AwardChange<PlottedContestant>[] }) {
  const gains = changes.filter(({ before, after }) => rankOf(after) > rankOf(before));
  const losses = changes.filter((change) => !gains.includes(change));
  return (
    <div>
      <p role="status" className="not-empty:mb-3">
        {changes.length > 0 &&
          `${plural(gains.length, "contestant", "contestants")} would gain, ${losses.length} would lose.`}
      </p>
      <div className="grid gap-5 md:grid-cols-2">
        <ChangeList title="Would gain" changes={gains} />
        <ChangeList title="Would lose" changes={losses} />
      </div>
    </div>
  );
}

interface ChangeListProps {
  title: string;
  changes: readonly AwardChange<PlottedContestant>[];
}

function ChangeList({ title, changes }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-lg">{title}</h3>
      <ul>
        {changes.slice(0, maxListedChanges).map(({ contestant, before, after }) => (
          <li key={contestant.id} className="border-rule border-b py-1">
            <bdi>{contestant.fullName}</bdi> ({contestant.code}, {contestant.total}): {medalText(before)}{" "}
            <span aria-hidden="true">→</span> <b className="font-semibold">{medalText(after)}</b>
          </li>
        ))}
      </ul>
      {changes.length > maxListedChanges && (
        <p className="mt-1 text-ink-soft">and {changes.length - maxListedChanges} more</p>
      )}
    </section>
  );
}
