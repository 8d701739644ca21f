import type { PlottedContestant } from "@/components/result/score-plot";
import { plural } from "@/lib/platform/text/plural";
import type { Award, AwardChange } from "@/lib/result/boundaries";
import { awardLabels } from "@/lib/result/labels";

const rankOf = (award: Award | null) => ["BRONZE", "SILVER", "GOLD"].indexOf(award ?? "");

const medalText = (award: Award | null) => (award ? awardLabels[award].toLowerCase() : "no medal");

/** The others are counted. */
const mostShown = 20;

/** Who would gain and who would lose by new boundaries, which are not saved yet. */
export function AwardChanges({ changes }: { changes: readonly AwardChange<PlottedContestant>[] }) {
  const gains = changes.filter(({ before, after }) => rankOf(after) > rankOf(before));
  const losses = changes.filter((change) => !gains.includes(change));
  return (
    <div>
      <p role="status" className="mb-3">
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
        {changes.slice(0, mostShown).map(({ contestant, before, after }) => (
          <li key={contestant.id} className="border-rule border-b py-1">
            <bdi>{contestant.fullName}</bdi> ({contestant.code}, {contestant.total}): {medalText(before)}{" "}
            <span aria-hidden="true">→</span> <b className="font-semibold">{medalText(after)}</b>
          </li>
        ))}
      </ul>
      {changes.length > mostShown && <p className="mt-1 text-ink-soft">and {changes.length - mostShown} more</p>}
    </section>
  );
}
