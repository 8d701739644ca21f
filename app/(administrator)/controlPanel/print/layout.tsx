import "@/app/styles/sheets.css";
import type { ReactNode } from "react";

/** The style sheet of the documents to print. */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return children;
}
