import "@/app/styles/table.css";
import "@/app/styles/control-panel.css";
import type { ReactNode } from "react";
import { PanelNav } from "@/components/control-panel/panel-nav";

/** The control panel's navigation above each of its parts; every page asks who is there by itself. */
export default function ControlPanelLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <PanelNav />
      {children}
    </>
  );
}
