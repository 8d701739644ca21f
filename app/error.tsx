"use client";

import { Button } from "@/components/ui/button";

/** Shown when rendering fails after a client navigation; for a first load the server sends its own error page. */
export default function ErrorPage({ retry }: { retry: () => void }) {
  return (
    <div className="error-screen">
      <h1>Something went wrong</h1>
      <p>The mistake is on our side, not yours. Please try again in a moment.</p>
      <div className="actions mt-8">
        <Button variant="primary" onClick={retry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
