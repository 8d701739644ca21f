import type { MailParagraph } from "@/lib/edition/labels";
import { deadlinesOf, type EditionDates, formatDeadlineAbroad } from "@/lib/edition/rules";
import { fillIn, toValue } from "@/lib/mail/placeholders";

interface Recipient {
  name: string;
  country: string | null;
  countryId: string | null;
}

/** The organizers' own words in a kind of mail, as a recipient gets them; empty for a kind without them. */
export function ownParagraph(
  edition: EditionDates & Record<MailParagraph, string>,
  paragraph: MailParagraph | undefined,
  { name, country, countryId }: Recipient,
): string {
  if (!paragraph) return "";
  const { endOfRegistrationDate, hasDates } = deadlinesOf(edition, countryId);
  return fillIn(edition[paragraph], {
    name: toValue(name),
    country: country && toValue(country),
    deadline: hasDates ? formatDeadlineAbroad(endOfRegistrationDate, edition) : null,
  });
}
