import { ButtonLink } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";

export default function Forbidden() {
  return (
    <ErrorScreen
      status={403}
      title="You don’t have access to this page"
      text="You are logged in, but this page is for another role. If you need access, write to the address below."
    >
      <ButtonLink variant="primary" href="/">
        Home
      </ButtonLink>
      <ButtonLink href="/login">Switch account</ButtonLink>
    </ErrorScreen>
  );
}
