import type { Metadata } from "next";
import { titleMetadata } from "@/app/metadata";
import { ButtonLink } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";

export const generateMetadata = (): Promise<Metadata> => titleMetadata("Page not found");

export default function NotFound() {
  return (
    <ErrorScreen
      status={404}
      title="Page not found"
      text="There is no page at this address. It may have moved, or the address may be mistyped."
    >
      <ButtonLink variant="primary" href="/">
        Home
      </ButtonLink>
      <ButtonLink href="/teams">Teams</ButtonLink>
      <ButtonLink href="/schedule">Schedule</ButtonLink>
    </ErrorScreen>
  );
}
