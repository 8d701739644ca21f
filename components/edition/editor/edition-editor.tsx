"use client";

import { CommitteesForm } from "@/components/edition/editor/committees-form";
import { CompaniesForm } from "@/components/edition/editor/companies-form";
import { DetailsForm } from "@/components/edition/editor/details-form";
import { DraftPanel } from "@/components/edition/editor/draft-panel";
import { NextForm } from "@/components/edition/editor/next-form";
import { PicturesForm } from "@/components/edition/editor/pictures-form";
import { PrintForm } from "@/components/edition/editor/print-form";
import { ScheduleForm } from "@/components/edition/editor/schedule-form";
import { TextForm } from "@/components/edition/editor/text-form";
import type { EditionText, EditionView } from "@/components/edition/editor/views";
import { Link } from "@/components/ui/link";
import type { EditionSettings } from "@/lib/edition/schema";
import type { OverviewItem } from "@/lib/site/pages/overview";

interface EditionEditorProps {
  view: Exclude<EditionView, "extensions">;
  text: EditionText;
  settings: EditionSettings;
  now: Date;
  currentYear: number;
  /** The year of the draft of the next edition, if there is one. */
  draftYear: number | undefined;
  /** What is unfinished in the current edition, for the view that makes the draft the current one. */
  unfinished: readonly OverviewItem[];
}

export function EditionEditor(props: EditionEditorProps) {
  const { view, text, settings, now, currentYear, draftYear, unfinished } = props;
  switch (view) {
    case "details":
      return <DetailsForm settings={settings} now={now} />;
    case "texts":
      return <TextForm key={text.id} settings={settings} text={text} />;
    case "pictures":
      return <PicturesForm settings={settings} />;
    case "sponsors":
      return <CompaniesForm settings={settings} />;
    case "committees":
      return <CommitteesForm settings={settings} />;
    case "schedule":
      return <ScheduleForm settings={settings} />;
    case "print":
      return <PrintForm settings={settings} />;
    case "next":
      if (!settings.isCurrent)
        return <DraftPanel id={settings.id} year={settings.year} {...{ currentYear, unfinished }} />;
      if (draftYear === undefined) return <NextForm settings={settings} now={now} />;
      return (
        <p>
          The <Link href={`/controlPanel/edition?year=${draftYear}`}>{draftYear} edition</Link> is being prepared.
        </p>
      );
  }
}
