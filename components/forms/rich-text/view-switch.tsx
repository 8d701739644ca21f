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
  /** Whether the text view supports the whole text. */
  isTextSupported: boolean;
}

/** Switches between the text, source and preview views. */
export function ViewSwitch({ view, onChoose, label, isTextSupported }: ViewSwitchProps) {
  const id = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div className="rich-views" role="group" aria-label={`${label}: view`}>
        {views.map(({ view: each, name }) => (
          <button
            key={each}
            type="button"
            className="rich-view"
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
        <p id={id} className="rich-note">
          This text has a description list or a table’s caption, which only the HTML view supports.
        </p>
      )}
    </>
  );
}
