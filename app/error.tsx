"use client";

import { Button } from "@/components/ui/button";

/** Shown when a page breaks while one moves about the site; a broken first load is answered by the server itself. */
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
