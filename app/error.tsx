"use client";

import { Button } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";

/** Shown when rendering fails after a client navigation; for a first load the server sends its own error page. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <ErrorScreen title="Something went wrong" text="The problem is on our side. Please try again in a moment.">
      <Button variant="primary" onClick={retry}>
        Try again
      </Button>
    </ErrorScreen>
  );
}
