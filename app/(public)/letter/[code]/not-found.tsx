import { ButtonAnchor } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";
import { currentEdition } from "@/lib/edition/queries";

/** For every code that is not that of a valid letter. */
export default async function LetterNotFound() {
  const { contactEmail } = await currentEdition();
  return (
    <ErrorScreen
      status={404}
      title="This letter is not known"
      text="Check the code. If it is as printed, the letter has been withdrawn, or is not ours."
      contactEmail={contactEmail}
    >
      <ButtonAnchor variant="primary" href="/">
        Home
      </ButtonAnchor>
    </ErrorScreen>
  );
}
