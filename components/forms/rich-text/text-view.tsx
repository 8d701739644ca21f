import { EditorContent, useEditor } from "@tiptap/react";
import { cx } from "class-variance-authority";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import type { ControlProps } from "@/components/forms/field";
import { cleanPaste } from "@/components/forms/rich-text/clean-paste";
import { toContent, toHtml } from "@/components/forms/rich-text/editor-html";
import { extensions } from "@/components/forms/rich-text/extensions";
import { LinkBar } from "@/components/forms/rich-text/link-bar";
import { Toolbar } from "@/components/forms/rich-text/toolbar";
import { notify } from "@/lib/platform/browser/notifications";

const textClass = cx(
  "rich-text relative max-h-[min(75vh,44rem)] min-h-56 max-w-none overflow-y-auto px-3 pt-4 pb-5 md:px-5",
  "wrap-anywhere whitespace-break-spaces [font-variant-ligatures:none] [&>:not(table)]:max-w-measure",
  "focus-visible:outline-2 focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible print:p-0",
  // A table that scrolls separately would be another tab stop.
  "[&_table]:table [&_table]:max-w-none [&_table]:overflow-visible",
  "**:[th,td]:relative **:[th,td]:min-w-16 **:[th,td]:border **:[th,td]:border-rule **:[th,td]:px-2.5 **:[th,td]:py-1.5",
  "[&_.selectedCell]:bg-amber-wash [&_[contenteditable=false]]:whitespace-normal [&_pre]:whitespace-pre-wrap",
  "[&_hr.ProseMirror-selectednode]:outline-3 [&_hr.ProseMirror-selectednode]:outline-focus [&_hr.ProseMirror-selectednode]:outline-offset-3",
  "[&.ProseMirror-hideselection]:caret-transparent",
);

interface TextViewProps {
  label: string;
  /** The text at first; later values are ignored. */
  html: string;
  onChange: (html: string) => void;
  control: ControlProps;
  ref: Ref<{ focus: () => void }>;
}

/** A Tiptap editor with its toolbar. */
export function TextView({ label, html, onChange, control, ref }: TextViewProps) {
  const [content] = useState(() => toContent(html));
  const [isLinking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    immediatelyRender: true,
    onUpdate: ({ editor }) => onChange(toHtml(editor)),
    editorProps: {
      transformPastedHTML,
      handleKeyDown,
      attributes: {
        id: control.id,
        class: textClass,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-invalid": String(control["aria-invalid"]),
        "aria-required": String(control["aria-required"]),
        "aria-describedby": control["aria-describedby"] ?? "",
      },
    },
  });

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);

  function transformPastedHTML(pasted: string): string {
    if (/<(img|iframe|video)[\s>]/i.test(pasted))
      notify("error", "A text can have no pictures or videos: those in what you pasted are left out.");
    return cleanPaste(pasted);
  }

  /** Handles the keyboard shortcuts that do not change the text. */
  function handleKeyDown(_view: unknown, event: KeyboardEvent): boolean {
    const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
    const isToolbar = event.altKey && event.key === "F10";
    if (isLink) setLinking(true);
    if (isToolbar) toolbar.current?.focus();
    if (isLink || isToolbar) event.preventDefault();
    return isLink || isToolbar;
  }

  return (
    <>
      <Toolbar ref={toolbar} editor={editor} label={label} onLink={() => setLinking(true)} />
      {isLinking && <LinkBar editor={editor} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </>
  );
}
