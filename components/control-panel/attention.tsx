import { Link } from "@/components/ui/link";
import type { AttentionItem } from "@/lib/site/pages/attention";

/** What an administrator should settle, each with its number and its page. */
export function Attention({ items }: { items: readonly AttentionItem[] }) {
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="text-xl">
        Needs attention
      </h2>
      {items.length === 0 ? (
        <p className="mt-1">Nothing needs your attention.</p>
      ) : (
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
          {items.map(({ count, text, href }) => (
            <li key={href} className="flex items-baseline gap-3 border-rule border-b py-1.5">
              <b className="min-w-10 text-right font-semibold font-serif text-lg tabular-nums">{count}</b>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
