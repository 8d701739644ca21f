"use client";

import { Button } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";
import { usePolling } from "@/components/ui/use-polling";

const text =
  "The site may be unable to reach its database right now, or your connection is lost. This page reloads every ten seconds.";

/** Replaces the whole page when the root layout cannot be rendered, such as while the database cannot be reached. */
export default function GlobalErrorPage() {
  // Without a connection, the browser would show an error page of its own instead.
  usePolling(() => navigator.onLine && location.reload());
  return (
    <html lang="en">
      <body>
        <title>This page could not be loaded</title>
        <main>
          <ErrorScreen title="This page could not be loaded" text={text}>
            <Button variant="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          </ErrorScreen>
        </main>
      </body>
    </html>
  );
}
