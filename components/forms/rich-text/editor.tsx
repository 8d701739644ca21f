import { type Ref, Suspense, use, useState } from "react";
import type { ControlProps } from "@/components/forms/field";
import { TextView } from "@/components/forms/rich-text/text-view";
import { RichText } from "@/components/ui/rich-text";
import { Spinner } from "@/components/ui/spinner";

const views = [
  ["text", "Text"],
  ["html", "HTML"],
  ["preview", "Preview"],
] as const;

type View = (typeof views)[number][0];

const noteClass = "px-4 py-3 text-ink-soft text-sm/6";

/** HTML as the server would save it, or why it would not. */
export type PreviewResult = { html: string } | { problem: string };

export interface RichTextEditorProps {
  label: string;
  value: string;
  onChange: (html: string) => void;
  control: ControlProps;
  preview: (html: string) => Promise<PreviewResult>;
  ref: Ref<{ focus: () => void }>;
}

/** A rich-text editor with a toolbar, a source view and a preview. */
export function RichTextEditor({ label, value, onChange, control, preview, ref }: RichTextEditorProps) {
  const [view, setView] = useState<View>("text");
  const [previewed, setPreviewed] = useState<{ value: string; result: Promise<PreviewResult> } | null>(null);
  /** The HTML of the text view. Another `value`, such as after Discard, opens a new text view. */
  const [shown, setShown] = useState({ html: value, version: 0 });
  // The preview shows another text, such as before Discard.
  if (view === "preview" && value !== previewed?.value) setView("text");
  if (value !== shown.html) setShown({ html: value, version: shown.version + 1 });

  function choose(next: View) {
    if (next === "preview")
      setPreviewed({ value, result: preview(value).catch(() => ({ problem: "The preview failed." })) });
    setView(next);
  }

  function change(html: string) {
    setShown(({ version }) => ({ html, version }));
    onChange(html);
  }

  return (
    <div
      data-invalid={control["aria-invalid"] || undefined}
      className="rounded-md border border-edge bg-paper focus-within:border-ink data-invalid:inset-ring data-invalid:inset-ring-maple data-invalid:border-maple print:border-0"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend */}
      <div
        role="group"
        aria-label={`${label}: view`}
        className="flex gap-1 rounded-t-md border-rule border-b bg-sunk px-2 pt-1.5 print:hidden"
      >
        {views.map(([id, name]) => (
          <button
            key={id}
            type="button"
            className="min-h-9 rounded-t-md border border-transparent border-b-0 px-3.5 py-1 font-semibold text-ink-soft text-sm hover:text-maple aria-pressed:-mb-px aria-pressed:border-rule aria-pressed:bg-paper aria-pressed:text-ink forced-colors:not-aria-pressed:border-[Canvas]"
            aria-pressed={view === id}
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {view === "text" && (
        <TextView key={shown.version} html={value} onChange={change} label={label} control={control} ref={ref} />
      )}
      {view === "html" && (
        <textarea
          {...control}
          ref={ref as Ref<HTMLTextAreaElement>}
          className="block min-h-56 w-full resize-y rounded-b-md bg-paper px-3 pt-4 pb-5 font-mono text-sm/6 focus-visible:outline-2 focus-visible:-outline-offset-2 md:px-5"
          aria-label={`${label}: HTML`}
          spellCheck={false}
          rows={16}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {view === "preview" && previewed && (
        <div
          className="max-h-[min(75vh,44rem)] min-h-56 overflow-y-auto px-3 pt-4 pb-5 md:px-5 print:max-h-none print:overflow-visible print:p-0"
          aria-live="polite"
        >
          <Suspense
            fallback={
              <p className={noteClass}>
                <Spinner /> Preparing the preview…
              </p>
            }
          >
            <Preview result={previewed.result} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The text as visitors will see it. */
function Preview({ result }: { result: Promise<PreviewResult> }) {
  const previewed = use(result);
  if ("problem" in previewed) return <p className={noteClass}>{previewed.problem} Your text is unchanged.</p>;
  const { html } = previewed;
  return html.trim() ? <RichText html={html} /> : <p className={noteClass}>Visitors will see nothing here.</p>;
}
