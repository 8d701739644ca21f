import type { Metadata } from "next";
import { titleMetadata } from "@/app/metadata";
import { ButtonAnchor } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";
import { currentEdition } from "@/lib/edition/queries";
import { currentActor } from "@/lib/platform/auth/session";

export const generateMetadata = (): Promise<Metadata> => titleMetadata("Page not found");

export default async function NotFound() {
  const [actor, { contactEmail }] = await Promise.all([currentActor(), currentEdition()]);
  return (
    <ErrorScreen
      status={404}
      title="Page not found"
      text="There is no page at this address. It may have moved, or the address may be mistyped."
      contactEmail={contactEmail}
    >
      <ButtonAnchor variant="primary" href="/">
        Home
      </ButtonAnchor>
      <ButtonAnchor href="/teams">Teams</ButtonAnchor>
      <ButtonAnchor href="/schedule">Schedule</ButtonAnchor>
      {!actor && <ButtonAnchor href="/login">Log in</ButtonAnchor>}
    </ErrorScreen>
  );
}
