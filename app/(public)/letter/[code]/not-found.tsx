import { ButtonAnchor } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";

/** For every code that is not that of a valid letter. */
export default function LetterNotFound() {
  return (
    <ErrorScreen
      status={404}
      title="This letter is not known"
      text="Check the code. If it is as printed, the letter has been withdrawn, or is not ours."
    >
      <ButtonAnchor variant="primary" href="/">
        Home
      </ButtonAnchor>
    </ErrorScreen>
  );
}
