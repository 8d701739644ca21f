import { cx } from "class-variance-authority";
import { Link } from "@/components/ui/link";

interface TabsProps {
  label: string;
  tabs: readonly { title: string; href: string; isCurrent: boolean }[];
  /** Whether they are below other tabs, and switch within their view. */
  isNested?: boolean;
}

export function Tabs({ label, tabs, isNested = false }: TabsProps) {
  return (
    <nav aria-label={label} className="mb-5 print:hidden">
      <ul
        className={cx(
          "max-md:mask-r-from-[calc(100%-2rem)] flex max-md:-mx-gutter max-md:scroll-px-gutter max-md:overflow-x-auto max-md:ps-gutter max-md:pe-8 md:flex-wrap",
          // Tabs that wrap into a second row keep their borders.
          isNested ? "pt-px md:pl-px" : "gap-x-4 border-rule border-b",
        )}
      >
        {tabs.map(({ title, href, isCurrent }) => (
          <li key={title} className={cx(isCurrent && "max-md:[scroll-initial-target:nearest]")}>
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className={cx(
                "block whitespace-nowrap font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:text-ink max-md:focus-visible:-outline-offset-3",
                isNested
                  ? "-mt-px -ml-px border border-edge bg-sheet px-4 py-1.5 text-sm/6 aria-[current]:bg-sunk forced-colors:aria-[current]:underline"
                  : "border-transparent border-b-3 py-2 aria-[current]:border-maple forced-colors:not-aria-[current]:border-[Canvas]",
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
