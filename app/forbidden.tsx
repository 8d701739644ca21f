import { ButtonLink } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";

export default function Forbidden() {
  return (
    <ErrorScreen
      status={403}
      title="You don’t have access to this page"
      text="You are signed in, but this page belongs to another role. If you think you should have access, write to the address below."
    >
      <ButtonLink variant="primary" href="/">
        Home
      </ButtonLink>
      <ButtonLink href="/login">Switch account</ButtonLink>
    </ErrorScreen>
  );
}
