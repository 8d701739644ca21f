import { Chevron } from "@/components/ui/chevron";
import { Link } from "@/components/ui/link";
import type { OverviewItem } from "@/lib/site/pages/overview";

/** What to do, each with its number and the page where it is done. */
export function NowList({ items }: { items: readonly OverviewItem[] }) {
  return (
    <section aria-labelledby="now">
      <h2 id="now" className="border-ink border-b-2 pb-1.5 text-xl">
        Now
      </h2>
      {items.length === 0 ? (
        <p className="mt-3">Nothing waits for you.</p>
      ) : (
        <ul>
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
      )}
    </section>
  );
}

/** The details that people lack, folded up. */
export function MissingDetails({ items }: { items: readonly OverviewItem[] }) {
  const total = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <details className="group/fold border-rule border-y">
      <summary className="flex cursor-pointer list-none items-baseline gap-x-2.5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="font-sans font-semibold text-base tracking-normal">Missing details</h2>
        <span className="text-ink-soft">{total}</span>
        <Chevron />
      </summary>
      <ul className="grid grid-cols-1 gap-x-8 pb-3 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ count, text, href }) => (
          <li key={href} className="flex items-baseline gap-3 py-1">
            <b className="min-w-8 text-right tabular-nums">{count}</b>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
