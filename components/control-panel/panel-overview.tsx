import Link from "next/link";
import type { ControlPanelCounts } from "@/lib/pages/control-panel-counts";
import { type ControlPanelPage, controlPanelPages } from "@/lib/pages/control-panel-pages";

const pages: readonly ControlPanelPage[] = controlPanelPages;

/** Every page of the control panel with its purpose and its current figure. */
export function PanelOverview({ counts }: { counts: ControlPanelCounts }) {
  return (
    <ul className="panel-overview">
      {pages.map(({ path, title, count, noun: [one, many], note }) => (
        <li key={path}>
          <h2>
            <Link href={path} prefetch={false}>
              {title}
            </Link>
          </h2>
          <p className="panel-figure">
            <b>{count(counts)}</b> {count(counts) === 1 ? one : many}
          </p>
          <p className="panel-note">{note(counts)}</p>
        </li>
      ))}
    </ul>
  );
}
