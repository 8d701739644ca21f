import { ButtonAnchor } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";
import { currentActor } from "@/lib/platform/auth/session";

export default async function Forbidden() {
  const actor = await currentActor();
  return (
    <ErrorScreen
      status={403}
      title="You don’t have access to this page"
      text={`${actor ? "This page is for another role." : "You are not logged in."} If you need access, write to the address below.`}
    >
      <ButtonAnchor variant="primary" href="/">
        Home
      </ButtonAnchor>
      <ButtonAnchor href="/login">{actor ? "Switch account" : "Log in"}</ButtonAnchor>
    </ErrorScreen>
  );
}
