import { useEffect, useState } from "react";
import { RichText } from "@/components/ui/rich-text";
import { Spinner } from "@/components/ui/spinner";

interface PreviewProps {
  html: string;
  preview: (html: string) => Promise<string>;
}

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
    <div className="rich-preview" aria-live="polite">
      {state === "loading" && (
        <p className="rich-note">
          <Spinner /> Preparing the preview…
        </p>
      )}
      {state === "failed" && <p className="rich-note">The preview failed. Your text is unchanged.</p>}
      {typeof state === "object" &&
        (state.html.trim() ? (
          <RichText html={state.html} />
        ) : (
          <p className="rich-note">Visitors will see nothing here.</p>
        ))}
    </div>
  );
}
