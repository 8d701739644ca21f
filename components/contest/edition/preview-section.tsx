"use client";

import { useState } from "react";
import { useEdition } from "@/components/contest/edition/use-edition";
import { Hero } from "@/components/contest/hero";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { RichText } from "@/components/ui/rich-text";
import { ApiError, api } from "@/lib/api/client";
import { generalInput, linksInput, placeInput, type TextName, type textNames } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";

type Typed = Pick<EditionSettings, (typeof textNames)[number] | keyof HeroParts>;
type HeroParts = Parameters<typeof Hero>[0]["contest"];

const pages = [
  ["Home page", "welcomeText"],
  ["Rules", "rules"],
  ["Environment", "environmentDescription"],
] as const satisfies [string, TextName][];

interface Shown {
  title: string;
  hero: HeroParts | null;
  html: string;
}

/** The edition with what is typed but not saved yet; what could not be saved so is as it is stored. */
function typedOver(settings: EditionSettings, drafts: Iterable<() => object>): Typed {
  const typed: EditionSettings = Object.assign({ ...settings }, ...[...drafts].map((read) => read()));
  const { welcomeText, rules, environmentDescription } = typed;
  const checked = [generalInput, placeInput, linksInput].map((schema) => schema.safeParse(typed).data ?? {});
  return { ...Object.assign({ ...settings }, ...checked), welcomeText, rules, environmentDescription };
}

/** The pages that are made of what stands above, as visitors would see them if it were saved now. */
export function PreviewSection() {
  const { settings, drafts } = useEdition();
  const [shown, setShown] = useState<Shown | null>(null);
  const [asked, setAsked] = useState<TextName | null>(null);

  async function show(title: string, name: TextName) {
    const typed = typedOver(settings, drafts.current);
    setAsked(name);
    try {
      const { html } = await api("POST /api/Contest/preview/text", { body: { text: typed[name] } });
      setShown({ title, hero: name === "welcomeText" ? typed : null, html });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setAsked(null);
    }
  }

  return (
    <section className="form-section edition-section" id="preview" aria-labelledby="preview-heading">
      <h2 id="preview-heading">Preview</h2>
      <p className="edition-lead">
        These pages as visitors would see them with what is typed above, saved or not. Nothing is published by looking.
      </p>
      <div className="actions">
        {pages.map(([title, name]) => (
          <Button key={name} pending={asked === name} onClick={() => void show(title, name)}>
            {title}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {shown && (
          <section className="edition-preview" aria-label={`${shown.title} as visitors would see it`}>
            {shown.hero ? <Hero contest={shown.hero} /> : <PageHeader title={shown.title} />}
            <RichText html={shown.html} />
          </section>
        )}
      </div>
    </section>
  );
}
