"use client";

import { Button } from "@/components/ui/button";
import { ErrorScreen } from "@/components/ui/error-screen";

/** Replaces the whole page when its frame cannot be rendered, as when the connection is lost while it refreshes. */
export default function GlobalErrorPage() {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorScreen title="This page could not be loaded" text="Please check your connection and try again.">
            <Button variant="primary" onClick={() => location.reload()}>
              Try again
            </Button>
          </ErrorScreen>
        </main>
      </body>
    </html>
  );
}
