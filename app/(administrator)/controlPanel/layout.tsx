import "@/app/styles/table.css";
import type { ReactNode } from "react";
import { PanelNav } from "@/components/control-panel/panel-nav";
import { controlPanelPages } from "@/lib/site/pages/control-panel-pages";

const pages = [
  { path: "/controlPanel", title: "Overview" },
  ...controlPanelPages.map(({ path, title }) => ({ path, title })),
];

/** The navigation above every page of the control panel; each page checks access itself. */
export default function ControlPanelLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PanelNav pages={pages} />
      {children}
    </>
  );
}
