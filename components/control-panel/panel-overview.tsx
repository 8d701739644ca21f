import Link from "next/link";
import { type PanelPath, panelParts } from "@/components/control-panel/parts";

/** What a part holds now: a number, what is counted, and what else is worth knowing. */
export interface PanelFigure {
  count: number;
  what: string;
  note: string;
}

/** Every part of the control panel with what it is for and what it holds. */
export function PanelOverview({ figures }: { figures: Record<PanelPath, PanelFigure> }) {
  return (
    <ul className="panel-overview">
      {panelParts.map(([href, title]) => {
        const { count, what, note } = figures[href];
        return (
          <li key={href}>
            <h2>
              <Link href={href} prefetch={false}>
                {title}
              </Link>
            </h2>
            <p className="panel-figure">
              <b>{count}</b> {what}
            </p>
            <p className="panel-note">{note}</p>
          </li>
        );
      })}
    </ul>
  );
}
