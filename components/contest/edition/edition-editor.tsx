"use client";

import { CommitteesSection } from "@/components/contest/edition/committees-section";
import { CompaniesSection } from "@/components/contest/edition/companies-section";
import { GeneralSection } from "@/components/contest/edition/general-section";
import { LinksSection } from "@/components/contest/edition/links-section";
import { ListsSection } from "@/components/contest/edition/lists-section";
import { NextSection } from "@/components/contest/edition/next-section";
import { PlaceSection } from "@/components/contest/edition/place-section";
import { PreviewSection } from "@/components/contest/edition/preview-section";
import { ScheduleSection } from "@/components/contest/edition/schedule-section";
import { EnvironmentSection, RulesSection, WelcomeSection } from "@/components/contest/edition/text-section";
import { EditionProvider, useEditionState } from "@/components/contest/edition/use-edition";
import { HydrationGate } from "@/components/forms/hydration-gate";
import type { EditionSettings } from "@/lib/contest/schema";

/** The sections in page order; each has its own form. */
const sections = [
  { id: "general", title: "Names and dates", Content: GeneralSection },
  { id: "place", title: "Place and contact", Content: PlaceSection },
  { id: "lists", title: "Lists", Content: ListsSection },
  { id: "links", title: "Links", Content: LinksSection },
  { id: "welcome", title: "Welcome text", Content: WelcomeSection },
  { id: "rules", title: "Rules", Content: RulesSection },
  { id: "environment", title: "Environment", Content: EnvironmentSection },
  { id: "companies", title: "Organizers and sponsors", Content: CompaniesSection },
  { id: "committees", title: "Committees", Content: CommitteesSection },
  { id: "schedule", title: "Schedule", Content: ScheduleSection },
  { id: "preview", title: "Preview", Content: PreviewSection },
  { id: "next", title: "The next edition", Content: NextSection },
] as const;

export function EditionEditor({ settings }: { settings: EditionSettings }) {
  const state = useEditionState(settings);
  return (
    <EditionProvider value={state}>
      <nav aria-label="Sections" className="edition-nav">
        <ul>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <HydrationGate>
        {sections.map(({ id, Content }) => (
          <Content key={id} />
        ))}
      </HydrationGate>
    </EditionProvider>
  );
}
