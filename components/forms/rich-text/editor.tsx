import { EditorContent } from "@tiptap/react";
import { cx } from "class-variance-authority";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { ControlProps } from "@/components/forms/field-frame";
import { LinkBar } from "@/components/forms/rich-text/link-bar";
import { lostInTextView, lostWhenSaved } from "@/components/forms/rich-text/lost-html";
import { Preview } from "@/components/forms/rich-text/preview";
import { Toolbar } from "@/components/forms/rich-text/toolbar";
import { useRichText } from "@/components/forms/rich-text/use-rich-text";
import { type View, ViewSwitch } from "@/components/forms/rich-text/view-switch";

interface RichTextEditorProps {
  label: string;
  value: string;
  onChange: (html: string) => void;
  control: ControlProps;
  /** Sanitises HTML as the server does when it is saved. */
  preview: (html: string) => Promise<string>;
  ref: Ref<{ focus: () => void }>;
}

/** A rich-text editor with a toolbar, a source view and a preview. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, control, preview, ref } = props;
  const unsupported = lostInTextView(value);
  const [view, setView] = useState<View>("text");
  const [previewed, setPreviewed] = useState<{ value: string; html: Promise<string | null> } | null>(null);
  const [isLinking, setLinking] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const source = useRef<HTMLTextAreaElement>(null);
  // A restored draft or another user's version may have what the text view would lose.
  if (view === "text" && unsupported.length > 0) setView("html");
  if (view === "preview" && value !== previewed?.value) setView("text");
  const isText = view === "text";
  const editor = useRichText({
    ...{ value, onChange, label, control },
    isVisible: isText,
    onLink: () => setLinking(true),
    focusToolbar: () => frame.current?.querySelector<HTMLElement>("[role=toolbar]")?.focus(),
  });

  useImperativeHandle(
    ref,
    () => ({ focus: () => void (source.current ? source.current.focus() : editor.commands.focus()) }),
    [editor],
  );

  function choose(next: View) {
    if (next === "preview") setPreviewed({ value, html: preview(value).catch(() => null) });
    setView(next);
  }

  return (
    <div
      ref={frame}
      data-invalid={control["aria-invalid"] || undefined}
      className="rounded-md border border-edge bg-paper focus-within:border-ink data-invalid:inset-ring data-invalid:inset-ring-maple data-invalid:border-maple print:border-0"
    >
      <ViewSwitch view={view} onChoose={choose} label={label} unsupported={unsupported} />
      {isText && <Toolbar editor={editor} label={label} onLink={() => setLinking(true)} />}
      {isText && isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} hidden={!isText} />
      {view === "html" && (
        <>
          <textarea
            {...control}
            ref={source}
            className="block min-h-56 w-full resize-y rounded-b-md bg-paper px-3 pt-4 pb-5 font-mono text-[0.9rem]/[1.55] focus-visible:outline-2 focus-visible:-outline-offset-2 md:px-5"
            aria-label={`${label}: HTML`}
            spellCheck={false}
            rows={16}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <LostWhenSaved tags={lostWhenSaved(value)} />
        </>
      )}
      {view === "preview" && previewed && <Preview html={previewed.html} />}
    </div>
  );
}

/** Tells while HTML is typed what of it will not be saved. */
function LostWhenSaved({ tags }: { tags: readonly string[] }) {
  return (
    <p role="status" className={cx(tags.length > 0 && "border-rule border-t px-4 py-3 text-sm/6")}>
      {tags.length > 0 && `Not allowed, removed when saved: ${tags.join(", ")}.`}
    </p>
  );
}
