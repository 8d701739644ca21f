import { cx } from "class-variance-authority";
import { Link } from "@/components/ui/link";

interface TabsProps {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly { title: string; href: string; isCurrent: boolean }[];
  /** Whether they switch within the view of other tabs. */
  isNested?: boolean;
}

const looks = {
  tabs: {
    nav: "mb-5 border-rule border-b",
    list: "gap-x-5",
    link: "border-transparent border-b-3 py-2 hover:text-maple aria-[current]:border-maple forced-colors:not-aria-[current]:border-[Canvas]",
  },
  nested: {
    nav: "mb-5 w-fit overflow-hidden rounded-md border border-edge",
    list: "divide-x divide-edge",
    link: "bg-sheet px-4 py-1.5 text-sm/6 hover:text-maple aria-[current]:bg-sunk forced-colors:aria-[current]:underline",
  },
};

/** Links to the views of a page, the current one marked. */
export function Tabs({ label, tabs, isNested = false }: TabsProps) {
  const look = isNested ? looks.nested : looks.tabs;
  return (
    <nav aria-label={label} className={cx("print:hidden", look.nav)}>
      <ul className={cx("flex flex-wrap", look.list)}>
        {tabs.map(({ title, href, isCurrent }) => (
          <li key={title}>
            <Link
              href={href}
              aria-current={isCurrent ? "page" : undefined}
              className={cx("block font-semibold text-ink-soft no-underline aria-[current]:text-ink", look.link)}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
