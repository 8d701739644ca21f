import { useEffect, useState } from "react";
import { RichText } from "@/components/ui/rich-text";
import { Spinner } from "@/components/ui/spinner";

interface PreviewProps {
  html: string;
  preview: (html: string) => Promise<string>;
}

const note = "px-4 py-3 text-ink-soft text-sm/6";

type State = "loading" | "failed" | { html: string };

/** The text as visitors will see it. */
export function Preview({ html, preview }: PreviewProps) {
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    let isCurrent = true;
    preview(html)
      .then((sanitised) => isCurrent && setState({ html: sanitised }))
      .catch(() => isCurrent && setState("failed"));
    return () => {
      isCurrent = false;
    };
  }, [html, preview]);

  return (
    <div
      className="max-h-[min(75vh,44rem)] min-h-56 overflow-y-auto px-3 pt-4 pb-5 md:px-5 print:max-h-none print:overflow-visible print:p-0"
      aria-live="polite"
    >
      {state === "loading" && (
        <p className={note}>
          <Spinner /> Preparing the preview…
        </p>
      )}
      {state === "failed" && <p className={note}>The preview failed. Your text is unchanged.</p>}
      {typeof state === "object" &&
        (state.html.trim() ? <RichText html={state.html} /> : <p className={note}>Visitors will see nothing here.</p>)}
    </div>
  );
}
