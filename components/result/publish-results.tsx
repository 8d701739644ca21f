"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { api } from "@/lib/site/api/client";

interface PublishResultsProps {
  year: number;
  unofficialAwarded: boolean;
  version: number;
  checks: { passed: readonly string[]; missingPoints: readonly string[]; warnings: readonly string[] };
  /** What visitors will see, in a sentence. */
  publicText: string;
  /** Where missing points can be imported; undefined if nothing can be. */
  importHref: string | undefined;
}

/** Publishes the results as provisional, after showing what is checked and what everybody will see. */
export function PublishResults({
  year,
  unofficialAwarded,
  version,
  checks,
  publicText,
  importHref,
}: PublishResultsProps) {
  return (
    <ConfirmAction
      trigger={<Button variant="primary">Publish results</Button>}
      title={`Publish the results of ${year}?`}
      action="Publish results"
      close="Cancel"
      variant="primary"
      send={() =>
        api("PUT /api/Result/state", {
          query: { year: String(year) },
          body: { state: "PROVISIONAL", unofficialAwarded, version, reason: "" },
        })
      }
      success="Everybody can see the provisional results now."
    >
      <h3 className="font-sans font-semibold text-ink-soft text-sm">Check</h3>
      <ul className="mt-2 border-rule border-t">
        {checks.passed.map((text) => (
          <Check key={text} mark="✓" look="text-forest" text={text} />
        ))}
        {[...checks.missingPoints, ...checks.warnings].map((text) => (
          <Check key={text} mark="!" look="font-semibold text-amber" text={text} />
        ))}
      </ul>
      {importHref && checks.missingPoints.length > 0 && (
        <p className="ms-6.5 mt-2">
          <Link href={importHref}>Open import</Link>
        </p>
      )}
      <h3 className="mt-6 font-sans font-semibold text-ink-soft text-sm">Everybody will see</h3>
      <p className="mt-2 mb-6 max-w-measure">{publicText}</p>
    </ConfirmAction>
  );
}

function Check({ mark, look, text }: { mark: string; look: string; text: string }) {
  return (
    <li className="flex gap-3 border-rule border-b py-2">
      <span className={`w-3.5 flex-none ${look}`} aria-hidden="true">
        {mark}
      </span>
      {text}
    </li>
  );
}
