"use client";

import type { EditionText } from "@/components/edition/editor/views";
import { PanelForm } from "@/components/forms/panel-form";
import type { PreviewResult } from "@/components/forms/rich-text/editor";
import { RichTextField } from "@/components/forms/rich-text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { previewInput, textsInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

async function preview(text: string): Promise<PreviewResult> {
  const problem = previewInput.safeParse({ text }).error?.issues[0]?.message;
  return problem ? { problem } : api("POST /api/Contest/preview/text", { body: { text } });
}

interface TextFormProps {
  settings: EditionSettings;
  text: EditionText;
}

/** The form of one of the edition's texts. Each has its own, so that two people can edit two texts at once. */
export function TextForm({ settings, text: { name, title, lead } }: TextFormProps) {
  const { id } = settings;
  const state = useApiForm({
    name,
    record: settings,
    values: (stored: EditionSettings) => ({ version: stored.version, [name]: stored[name] }),
    schema: textsInput,
    send: (body) => api("PUT /api/Contest/{id}/texts", { params: { id }, body }),
    success: `${title} saved.`,
  });
  return (
    <PanelForm state={state} labels={{ [name]: title }} lead={lead}>
      <RichTextField
        name={name}
        label={title}
        hint={<span className="print:hidden">Alt+F10 moves to the toolbar, Escape back to the text.</span>}
        preview={preview}
      />
    </PanelForm>
  );
}
