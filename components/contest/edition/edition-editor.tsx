"use client";

import { useEffect, useRef, useState } from "react";
import { AgeLimitsSection } from "@/components/contest/edition/age-limits-section";
import { CertificatesSection } from "@/components/contest/edition/certificates-section";
import { CommitteesSection } from "@/components/contest/edition/committees-section";
import { CompaniesSection } from "@/components/contest/edition/companies-section";
import { DraftSection } from "@/components/contest/edition/draft-section";
import { GeneralSection } from "@/components/contest/edition/general-section";
import { LinksSection } from "@/components/contest/edition/links-section";
import { ListsSection } from "@/components/contest/edition/lists-section";
import { NextSection } from "@/components/contest/edition/next-section";
import { PlaceSection } from "@/components/contest/edition/place-section";
import { PreviewSection } from "@/components/contest/edition/preview-section";
import { ScheduleSection } from "@/components/contest/edition/schedule-section";
import {
  EnvironmentSection,
  InvitationSection,
  MaterialsSection,
  RulesSection,
  WelcomeSection,
} from "@/components/contest/edition/text-section";
import { EditionProvider } from "@/components/contest/edition/use-edition";
import { VenueSection } from "@/components/contest/edition/venue-section";
import { DraftOffers } from "@/components/forms/draft-offers";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { Accordion } from "@/components/ui/accordion";
import type { EditionSettings } from "@/lib/edition/schema";

/** The ids of the open sections: at first one, and each that the address names, such as #schedule. */
function useOpenSections(first: string) {
  const [ids, setIds] = useState([first]);
  const [linked, setLinked] = useState({ id: "" });

  useEffect(() => {
    function openLinked() {
      const id = location.hash.slice(1);
      setLinked({ id });
      setIds((open) => (id && !open.includes(id) ? [...open, id] : open));
    }
    openLinked();
    // Unlike hashchange, it is sent again for a link to the section that the address names already.
    window.addEventListener("popstate", openLinked);
    return () => window.removeEventListener("popstate", openLinked);
  }, []);

  // The browser has scrolled already, but the page was shorter then.
  useEffect(() => {
    document.getElementById(linked.id)?.scrollIntoView();
  }, [linked]);

  return [ids, setIds] as const;
}

interface EditionEditorProps {
  settings: EditionSettings;
  /** When the page was rendered. */
  now: Date;
  currentYear: number;
  /** The year of the draft of the next edition; null if there is none. */
  nextYear: number | null;
}

/** The current edition or a draft by sections, each of which has its own form. */
export function EditionEditor({ settings, now, currentYear, nextYear }: EditionEditorProps) {
  const drafts = useRef(new Set<() => object>());
  const [open, setOpen] = useOpenSections("general");
  return (
    <EditionProvider value={{ settings, now, drafts }}>
      <DraftOffers>
        <HydrationGate>
          <Accordion type="multiple" value={open} onValueChange={setOpen}>
            <GeneralSection />
            <PlaceSection />
            <VenueSection />
            <AgeLimitsSection />
            <ListsSection />
            <LinksSection />
            <WelcomeSection />
            <RulesSection />
            <EnvironmentSection />
            <InvitationSection />
            <MaterialsSection />
            <CompaniesSection />
            <CommitteesSection />
            <ScheduleSection />
            <CertificatesSection />
            <PreviewSection />
            {settings.year > currentYear ? (
              <DraftSection currentYear={currentYear} />
            ) : (
              <NextSection nextYear={nextYear} />
            )}
          </Accordion>
        </HydrationGate>
      </DraftOffers>
    </EditionProvider>
  );
}
