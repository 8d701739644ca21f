import { Link } from "@/components/ui/link";

interface TabsProps {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly { title: string; href: string; isCurrent: boolean }[];
}

/** Links to the views of a page, the current one marked. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="mb-5 border-rule border-b print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {tabs.map(({ title, href, isCurrent }) => (
          <li key={title}>
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className="-mb-px block border-transparent border-b-3 py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-maple aria-[current]:text-ink forced-colors:not-aria-[current]:border-[Canvas]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
