import { useWatch } from "react-hook-form";
import { TextAreaField } from "@/components/forms/inputs";
import { Disclosure } from "@/components/ui/disclosure";
import { editionLabels, mailParagraphs, paragraphPlaceholders } from "@/lib/edition/labels";
import { ownParagraph } from "@/lib/edition/own-paragraph";
import type { EditionSettings } from "@/lib/edition/schema";
import { mailText } from "@/lib/mail/mail-text";
import { listPlaceholders } from "@/lib/mail/placeholders";

const sampleRecipient = { name: "Ana Petrova", country: "Bulgaria", countryId: null };

/** The organisers' own words in mails of one kind, each with a preview of a mail. */
export function MailParagraphFields({ settings }: { settings: EditionSettings }) {
  const [mailParagraph, ...typed]: string[] = useWatch({ name: ["mailParagraph", ...mailParagraphs] });
  const edition = {
    ...settings,
    mailParagraph: mailParagraph ?? "",
    endOfRegistrationDate: new Date(settings.endOfRegistrationDate),
    endOfJourneyDate: null,
    deadlineExtensions: [],
  };
  return mailParagraphs.map((name, i) => {
    const paragraph = ownParagraph({ ...edition, [name]: typed[i] ?? "" }, name, sampleRecipient);
    return (
      <div key={name}>
        <TextAreaField
          name={name}
          label={editionLabels[name]}
          hint={`${listPlaceholders(paragraphPlaceholders)} are those of each recipient.`}
        />
        <Disclosure
          look="plain"
          title={
            <>
              Preview<span className="sr-only"> of {editionLabels[name]}</span>
            </>
          }
          className="mt-2"
        >
          <p className="wrap-anywhere mt-2 max-w-measure whitespace-pre-line rounded-md border border-rule p-4">
            {mailText(edition, sampleRecipient.name, "(What the site writes.)", paragraph)}
          </p>
        </Disclosure>
      </div>
    );
  });
}
