import { Disclosure } from "@/components/ui/disclosure";
import { Notice } from "@/components/ui/notice";
import type { LetterSheet } from "@/lib/letter/views";
import { groupBy } from "@/lib/platform/group-by";

/** More names are collapsed. */
const shownNames = 12;

/** Who lacks a value that the text asks for. */
export function MissingValues({ letters }: { letters: readonly LetterSheet[] }) {
  const missing = groupBy(
    letters.flatMap(({ body }) => body.missing),
    ({ what }) => what,
  );
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
            {lacking.map(({ who }, i) => (
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
