import { Link } from "@/components/ui/link";
import type { ControlPanelCounts } from "@/lib/site/pages/control-panel-counts";
import { type ControlPanelPage, controlPanelPages } from "@/lib/site/pages/control-panel-pages";

const pages: readonly ControlPanelPage[] = controlPanelPages;

/** Every page of the control panel with its purpose and its current figure. */
export function PanelOverview({ counts }: { counts: ControlPanelCounts }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
      {pages.map(({ path, title, count, noun: [one, many], note }) => (
        <li
          key={path}
          className="relative rounded-md border border-rule bg-sheet px-5 pt-[1.1rem] pb-5 shadow-sheet hover:border-edge"
        >
          <h2 className="text-lg/8">
            {/* The whole card is the link. */}
            <Link href={path} className="no-underline after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          </h2>
          <p>
            <b className="font-semibold font-serif text-2xl/[1.4] tabular-nums">{count(counts)}</b>{" "}
            {count(counts) === 1 ? one : many}
          </p>
          <p className="text-ink-soft text-sm/6">{note(counts)}</p>
        </li>
      ))}
    </ul>
  );
}
