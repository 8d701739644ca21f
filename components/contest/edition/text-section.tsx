import { Section } from "@/components/contest/edition/section";
import { useEdition } from "@/components/contest/edition/use-edition";
import { RichTextField } from "@/components/forms/rich-text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { type TextName, textsInput } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import { api } from "@/lib/site/api/client";

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
  const toValues = ({ version, ...settings }: EditionSettings) => ({ version, [name]: settings[name] });
  const labels = { [name]: title };

  return function TextSection() {
    const { settings } = useEdition();
    const state = useApiForm<ReturnType<typeof toValues>, EditionSettings>({
      name,
      record: settings,
      values: toValues(settings),
      labels,
      schema: textsInput,
      update: (body, options) => api("PUT /api/Contest/{id}/texts", { params: { id: settings.id }, body, ...options }),
      success,
    });
    return (
      <Section id={id} title={title} lead={lead} state={state}>
        <RichTextField
          name={name}
          label={title}
          hint={<span className="print:hidden">Alt+F10 moves to the toolbar, Escape back to the text.</span>}
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
  success: "Welcome text saved.",
});

export const RulesSection = makeTextSection({
  name: "rules",
  id: "rules",
  title: "Rules",
  lead: "Shown on the Rules page.",
  success: "Rules saved.",
});

export const InvitationSection = makeTextSection({
  name: "invitationLetter",
  id: "invitation",
  title: "Text of the invitation letter",
  lead: "Shown on a page of its own, unless there is an address under Links.",
  success: "Invitation letter saved.",
});

export const MaterialsSection = makeTextSection({
  name: "materials",
  id: "materials",
  title: "Text of the competition materials",
  lead: "Shown on a page of its own, unless there is an address under Links.",
  success: "Competition materials saved.",
});

export const EnvironmentSection = makeTextSection({
  name: "environmentDescription",
  id: "environment",
  title: "Environment",
  lead: "Shown on the Environment page.",
  success: "Environment saved.",
});
