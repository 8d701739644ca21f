"use client";

import { Section } from "@/components/contest/edition/section";
import { useSection } from "@/components/contest/edition/use-section";
import { schemaResolver } from "@/components/forms/resolver";
import { RichTextField } from "@/components/forms/rich-text-field";
import { api } from "@/lib/api/client";
import { type TextName, textsInput } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";

interface TextParts {
  name: TextName;
  id: string;
  title: string;
  lead: string;
  success: string;
}

/** The HTML as the server would store it. */
const preview = async (text: string) => (await api("POST /api/Contest/preview/text", { body: { text } })).html;

/** A section per text, so that two people can edit two texts at once. */
function makeTextSection({ name, id, title, lead, success }: TextParts) {
  type Values = Partial<Record<TextName, string>>;
  const toValues = (settings: EditionSettings): Values => ({ [name]: settings[name] });
  const resolver = schemaResolver<Values>(textsInput);
  const labels = { [name]: title };

  return function TextSection() {
    const record = useSection({
      ...{ toValues, resolver, labels, success },
      endpoint: "PUT /api/Contest/{id}/texts",
      toBody: (values) => values,
    });
    return (
      <Section id={id} title={title} lead={lead} record={record}>
        <RichTextField
          name={name}
          label={title}
          hint="Alt+F10 moves from the text to the buttons above it, Escape back."
          preview={preview}
        />
      </Section>
    );
  };
}

export const WelcomeSection = makeTextSection({
  name: "welcomeText",
  id: "welcome",
  title: "Welcome text",
  lead: "Shown on the home page, below the tournament’s name.",
  success: "Welcome text is changed successfully!",
});

export const RulesSection = makeTextSection({
  name: "rules",
  id: "rules",
  title: "Rules",
  lead: "Shown on the page Rules.",
  success: "Rules are changed successfully!",
});

export const EnvironmentSection = makeTextSection({
  name: "environmentDescription",
  id: "environment",
  title: "Environment",
  lead: "Shown on the page Environment.",
  success: "Environment is changed successfully!",
});
