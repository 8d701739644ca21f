import "@/app/styles/sheets.css";
import type { ReactNode } from "react";

export default function PrintLayout({ children }: { children: ReactNode }) {
  return children;
}
