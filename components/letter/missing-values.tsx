import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import type { LetterSheet } from "@/lib/letter/views";
import { groupBy } from "@/lib/platform/group-by";

/** More names are collapsed. */
const shownNames = 12;

/** Who lacks values that the text asks for, grouped by all that they lack. */
export function MissingValues({ letters }: { letters: readonly LetterSheet[] }) {
  const people = letters.flatMap(({ body }) => [...groupBy(body.missing, ({ who }) => who)]);
  const missing = groupBy(people, ([, lacking]) => [...new Set(lacking.map(({ what }) => what))].join(", "));
  if (missing.size === 0) return null;
  return (
    <Notice tone="warning" className="mb-4">
      <p className="font-semibold">Some letters have a blank line, because something is missing:</p>
      {[...missing].map(([what, lacking]) => (
        <Disclosure
          key={what}
          look="plain"
          title={
            <>
              <bdi>{what}</bdi> · {lacking.length}
            </>
          }
          defaultOpen={lacking.length <= shownNames}
        >
          <ul className="flex flex-wrap gap-x-4">
            {lacking.map(([who], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
              <li key={i}>
                <bdi>{who}</bdi>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Notice>
  );
}
