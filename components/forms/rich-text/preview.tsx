import { Suspense, use } from "react";
import { RichText } from "@/components/ui/rich-text";
import { Spinner } from "@/components/ui/spinner";

interface PreviewProps {
  /** The sanitised text; null if that failed. */
  html: Promise<string | null>;
}

const note = "px-4 py-3 text-ink-soft text-sm/6";

/** The text as visitors will see it. */
export function Preview({ html }: PreviewProps) {
  return (
    <div
      className="max-h-[min(75vh,44rem)] min-h-56 overflow-y-auto px-3 pt-4 pb-5 md:px-5 print:max-h-none print:overflow-visible print:p-0"
      aria-live="polite"
    >
      <Suspense
        fallback={
          <p className={note}>
            <Spinner /> Preparing the preview…
          </p>
        }
      >
        <Sanitised html={html} />
      </Suspense>
    </div>
  );
}

function Sanitised({ html }: PreviewProps) {
  const text = use(html);
  if (text === null) return <p className={note}>The preview failed. Your text is unchanged.</p>;
  return text.trim() ? <RichText html={text} /> : <p className={note}>Visitors will see nothing here.</p>;
}
