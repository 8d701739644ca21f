import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { sum } from "@/lib/platform/sum";
import type { FirstStep } from "@/lib/site/pages/first-steps";
import type { OverviewItem } from "@/lib/site/pages/overview";

/** The first steps with links to their pages; renders nothing once all are done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <section
      className="mb-6 rounded-md border border-edge bg-sheet px-5 pt-[1.1rem] pb-5"
      aria-labelledby="first-steps"
    >
      <h2 id="first-steps" className="text-lg/8">
        First steps
      </h2>
      <p>
        {done} of {steps.length} are done. This list disappears when all are.
      </p>
      <ol className="mt-2 list-decimal ps-6">
        {steps.map(({ title, href, isDone }) => (
          <li key={href} className="py-[0.2rem] **:[span]:ms-2">
            <Link href={href}>{title}</Link>
            {isDone && <Badge tone="forest">Done</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What has to be done now, each item with its number and a link to the page for it. */
export function NowList({ items }: { items: readonly OverviewItem[] }) {
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="border-ink border-b-2 pb-1.5 text-xl">
        Now
      </h2>
      {items.length === 0 && <p className="mt-3">Nothing waits for you.</p>}
      <ul className="empty:hidden">
        {items.map(({ count, text, href, note, progress }) => (
          <li key={text} className="flex items-baseline gap-3.5 border-rule border-b py-2.5">
            <b className="min-w-11 text-right font-semibold font-serif text-xl tabular-nums">{count}</b>
            <div className="min-w-0 flex-1">
              <Link href={href} className="font-semibold">
                {text}
              </Link>
              {progress !== undefined && (
                <div className="mt-1.5 h-2 overflow-hidden rounded-md bg-sunk" aria-hidden="true">
                  <div className="h-full bg-forest-leaf" style={{ width: `${100 * progress}%` }} />
                </div>
              )}
              {note && <p className="text-ink-soft text-sm">{note}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function MissingDetails({ items }: { items: readonly OverviewItem[] }) {
  if (items.length === 0) return null;
  return (
    <Disclosure title="Missing details" count={String(sum(items.map(({ count }) => count)))} defaultOpen={false}>
      <p className="pt-3">
        <Link href="/controlPanel/missing">By country, with a letter to its registrators</Link>
      </p>
      <ul className="grid grid-cols-1 gap-x-8 py-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ count, text, href }) => (
          <li key={href} className="flex items-baseline gap-3 py-1">
            <b className="min-w-8 text-right tabular-nums">{count}</b>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
