import { documentTitle } from "@/app/metadata";
import { ButtonAnchor } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";
import { currentEdition } from "@/lib/edition/queries";
import { currentActor } from "@/lib/platform/auth/session";
import { titleOf } from "@/lib/site/pages/page-titles";

export default async function Forbidden() {
  const [actor, { contactEmail }] = await Promise.all([currentActor(), currentEdition()]);
  return (
    <>
      <title>{await documentTitle(titleOf("/forbidden"))}</title>
      <ErrorScreen
        status={403}
        title="You don’t have access to this page"
        text={`${actor ? "This page is for another role." : "You are not logged in."} If you need access, write to the organizers.`}
        contactEmail={contactEmail}
      >
        <ButtonAnchor variant="primary" href="/">
          Home
        </ButtonAnchor>
        <ButtonAnchor href="/login">{actor ? "Switch account" : "Log in"}</ButtonAnchor>
      </ErrorScreen>
    </>
  );
}
