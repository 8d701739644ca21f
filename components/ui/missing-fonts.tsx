"use client";

import { useEffect, useState } from "react";
import { Notice } from "@/components/ui/notice";
import { missingScripts } from "@/lib/platform/browser/missing-scripts";
import { joinWithAnd } from "@/lib/platform/text/join-list";

/** Warns if this computer has no font for some letters on the sheets of the page. */
export function MissingFonts() {
  const [scripts, setScripts] = useState("");

  // Runs after each render, because a filter changes the sheets.
  useEffect(() => {
    let isCurrent = true;
    const text = document.querySelector(".sheets")?.textContent ?? "";
    const { fontFamily } = getComputedStyle(document.body);
    const loaded = document.fonts.load(`1em ${fontFamily}`, text).catch(() => null);
    void loaded.then(() => isCurrent && setScripts(joinWithAnd(missingScripts(text, fontFamily))));
    return () => {
      isCurrent = false;
    };
  });

  if (!scripts) return null;
  return (
    <Notice role="status" className="mb-4 print:hidden">
      This computer has no font for letters in {scripts}: they would be printed as boxes. Install one, such as Noto
      Sans, start the browser again, and look at the sheets before you print.
    </Notice>
  );
}
