import { WithContents } from "@/components/edition/long-text";
import { mailHref } from "@/lib/platform/text/mail-href";

interface DefaultPrivacyProps {
  contactEmail: string | null;
  /** Until when details are kept, such as "was deleted on 9 July 2026". */
  keptUntilText: string;
  /** The questions that the edition adds to the forms. */
  questions: readonly string[];
}

const headings = [
  { id: "stored", text: "What is stored, and why" },
  { id: "seen", text: "Who sees it" },
  { id: "kept", text: "How long" },
  { id: "rights", text: "Your rights" },
] as const;
const [stored, seen, kept, rights] = headings;

/** What the site does with personal data, for an edition without a text of its own. */
export function DefaultPrivacy({ contactEmail, keptUntilText, questions }: DefaultPrivacyProps) {
  return (
    <WithContents headings={headings}>
      <div className="rich-text">
        <h2 id={stored.id}>{stored.text}</h2>
        <ul>
          <li>Names, countries, teams, committees and results: to run the tournament and to publish who took part.</li>
          <li>
            Pictures: for badges and the public pages. Contestants and guests are asked whether visitors may see them.
          </li>
          <li>Dates of birth of contestants: for the age limits of the groups.</li>
          <li>
            E-mail addresses and phone numbers of leaders and guides, and whom to call about a contestant who travels
            without the leader: to reach them, above all in an emergency.
          </li>
          <li>
            Travel details, T‑shirt sizes, operating systems, user names, passwords and seats: to prepare your stay.
          </li>
          {questions.length > 0 && (
            <li>
              What the organizers of this edition also ask: <bdi>{questions.join("; ")}</bdi>.
            </li>
          )}
        </ul>
        <h2 id={seen.id}>{seen.text}</h2>
        <p>
          Everybody sees names, countries, teams, published results and, unless the person objects, the picture. The
          organizers, those who registered the person and the team’s guide see the rest. It is not given to others.
          Whoever checks an invitation letter by its code sees the names on it.
        </p>
        <h2 id={kept.id}>{kept.text}</h2>
        <p>
          Names, countries, teams, committees and results, with the reasons for disqualification, stay as the history of
          the tournament, with T‑shirt sizes and operating systems for its statistics. Everything else about those who
          took part, pictures included, {keptUntilText}. User accounts stay while they are used.
        </p>
        <h2 id={rights.id}>{rights.text}</h2>
        <p>
          You can ask what is stored about you or your child, have it corrected, take back the permission to show a
          picture, have a name left out of the results, or have everything deleted. Write to{" "}
          {contactEmail ? <a href={mailHref(contactEmail)}>{contactEmail}</a> : "the organizers"}.
        </p>
      </div>
    </WithContents>
  );
}
