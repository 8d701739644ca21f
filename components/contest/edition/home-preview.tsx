import { useState } from "react";
import { useWatch } from "react-hook-form";
import type { DetailsValues } from "@/components/contest/edition/details-form";
import { Hero } from "@/components/contest/hero";
import { documentLinks } from "@/lib/edition/document-links";
import { detailsInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";

/** The head of the home page with the changes of the form, saved or not. */
export function HomePreview({ settings }: { settings: EditionSettings }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-5 print:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer font-semibold text-maple">Preview of the home page</summary>
      {isOpen && <TypedHero settings={settings} />}
    </details>
  );
}

/** While a field is invalid, everything is shown as it is stored. */
function TypedHero({ settings }: { settings: EditionSettings }) {
  const typed = { ...settings, ...detailsInput.safeParse(useWatch<DetailsValues>()).data };
  return (
    <section
      className="mt-3 overflow-x-auto rounded-md border border-edge"
      aria-label="Home page as visitors would see it"
    >
      <Hero contest={{ ...typed, ...documentLinks(typed, "") }} />
    </section>
  );
}
