import { useState } from "react";
import { SectionItem } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { Hero } from "@/components/contest/hero";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { RichText } from "@/components/ui/rich-text";
import { documentLinks } from "@/lib/edition/document-links";
import { generalInput, linksInput, placeInput, type TextName } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { ApiError, api, orApiError } from "@/lib/site/api/client";

type Typed = Pick<EditionSettings, TextName | keyof HeroParts>;
type HeroParts = Parameters<typeof Hero>[0]["contest"];

const pages = [
  ["Home page", "welcomeText"],
  ["Rules", "rules"],
  ["Environment", "environmentDescription"],
  ["Invitation letter", "invitationLetter"],
  ["Competition materials", "materials"],
] as const satisfies [string, TextName][];

interface PreviewedPage {
  title: string;
  hero: HeroParts | null;
  html: string;
}

/** The edition with the unsaved changes of all sections; invalid ones are left out. */
function withDrafts(settings: EditionSettings, drafts: Iterable<() => object>): Typed {
  const typed: EditionSettings = Object.assign({ ...settings }, ...[...drafts].map((read) => read()));
  const { welcomeText, rules, environmentDescription, invitationLetter, materials } = typed;
  const texts = { welcomeText, rules, environmentDescription, invitationLetter, materials };
  const checked = [generalInput, placeInput, linksInput].map((schema) => schema.safeParse(typed).data ?? {});
  return { ...Object.assign({ ...settings }, ...checked), ...texts };
}

/** The public pages with the unsaved changes above. */
export function PreviewSection() {
  const { settings, drafts } = useEdition();
  const [preview, setPreview] = useState<PreviewedPage | null>(null);
  const [pendingName, setPendingName] = useState<TextName | null>(null);

  async function show(title: string, name: TextName) {
    const typed = withDrafts(settings, drafts.current);
    setPendingName(name);
    const result = await orApiError(() => api("POST /api/Contest/preview/text", { body: { text: typed[name] } }));
    setPendingName(null);
    if (result instanceof ApiError) return;
    setPreview({
      title,
      hero: name === "welcomeText" ? { ...typed, ...documentLinks(typed, "") } : null,
      html: result.html,
    });
  }

  return (
    <SectionItem
      id="preview"
      title="Preview"
      lead="Shows the pages with your changes above, saved or not. Nothing is published."
    >
      <Actions>
        {pages.map(([title, name]) => (
          <Button key={name} pending={pendingName === name} onClick={() => void show(title, name)}>
            {title}
          </Button>
        ))}
      </Actions>
      <div aria-live="polite">
        {preview && (
          <section
            className="mt-6 overflow-x-auto rounded-md border border-edge bg-paper"
            aria-label={`${preview.title} as visitors would see it`}
          >
            {preview.hero && <Hero contest={preview.hero} />}
            <div className="p-4 md:p-8">
              {!preview.hero && <PageHeader title={preview.title} />}
              <RichText html={preview.html} />
            </div>
          </section>
        )}
      </div>
    </SectionItem>
  );
}
