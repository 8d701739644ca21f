"use client";

import { Button } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";
import { usePolling } from "@/components/ui/use-polling";

const text =
  "The problem is on our side; the site may be unable to reach its database right now. This page tries again every ten seconds.";

/** Shown when a page cannot be rendered. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  usePolling(retry);
  return (
    <>
      <title>Something went wrong</title>
      <ErrorScreen title="Something went wrong" text={text}>
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
      </ErrorScreen>
    </>
  );
}
