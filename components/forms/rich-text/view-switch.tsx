import { useId } from "react";

export type View = "text" | "html" | "preview";

const views = [
  { view: "text", name: "Text" },
  { view: "html", name: "HTML" },
  { view: "preview", name: "Preview" },
] as const;

interface ViewSwitchProps {
  view: View;
  onChoose: (view: View) => void;
  label: string;
  /** Tags of the text that the text view would lose. */
  unsupported: readonly string[];
}

/** Switches between the text, source and preview views. */
export function ViewSwitch({ view, onChoose, label, unsupported }: ViewSwitchProps) {
  const id = useId();
  const isTextSupported = unsupported.length === 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div
        role="group"
        aria-label={`${label}: view`}
        className="flex gap-1 rounded-t-md border-rule border-b bg-sunk px-2 pt-1.5 print:hidden"
      >
        {views.map(({ view: each, name }) => (
          <button
            key={each}
            type="button"
            className="min-h-9 rounded-t-md border border-transparent border-b-0 px-3.5 py-1 font-semibold text-ink-soft text-sm enabled:hover:text-maple disabled:line-through aria-pressed:-mb-px aria-pressed:border-rule aria-pressed:bg-paper aria-pressed:text-ink forced-colors:not-aria-pressed:border-[Canvas]"
            aria-pressed={view === each}
            disabled={each === "text" && !isTextSupported}
            aria-describedby={each === "text" && !isTextSupported ? id : undefined}
            onClick={() => onChoose(each)}
          >
            {name}
          </button>
        ))}
      </div>
      {!isTextSupported && (
        <p id={id} className="px-4 py-3 text-ink-soft text-sm/6 print:hidden">
          The text view would lose {unsupported.join(", ")}, so this text is edited as HTML.
        </p>
      )}
    </>
  );
}
