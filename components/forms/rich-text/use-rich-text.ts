import { type Editor, useEditor } from "@tiptap/react";
import { cx } from "class-variance-authority";
import { useEffect, useRef, useState } from "react";
import type { ControlProps } from "@/components/forms/field-frame";
import { cleanPaste } from "@/components/forms/rich-text/clean-paste";
import { toContent, toHtml } from "@/components/forms/rich-text/editor-html";
import { extensions } from "@/components/forms/rich-text/extensions";

interface RichTextOptions {
  value: string;
  onChange: (html: string) => void;
  /** Whether the text view is shown; while it is not, `value` changes from outside. */
  isVisible: boolean;
  label: string;
  control: ControlProps;
  onLink: () => void;
  focusToolbar: () => void;
}

/** Keyboard shortcuts that do not change the text. */
function handleKey(
  event: KeyboardEvent,
  { onLink, focusToolbar }: Pick<RichTextOptions, "onLink" | "focusToolbar">,
): boolean {
  const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
  const isToolbar = event.altKey && event.key === "F10";
  if (isLink) onLink();
  if (isToolbar) focusToolbar();
  if (isLink || isToolbar) event.preventDefault();
  return isLink || isToolbar;
}

/** A Tiptap editor; `onChange` gets its HTML after each change. */
export function useRichText({ value, onChange, isVisible, label, control, ...actions }: RichTextOptions): Editor {
  const [content] = useState(() => toContent(value));
  const sent = useRef(value);
  const { id, "aria-invalid": isInvalid, "aria-describedby": describedBy, "aria-required": isRequired } = control;
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    immediatelyRender: true,
    onUpdate({ editor }) {
      sent.current = toHtml(editor);
      onChange(sent.current);
    },
    editorProps: {
      transformPastedHTML: cleanPaste,
      handleKeyDown: (_view, event) => handleKey(event, actions),
      attributes: {
        id,
        class: cx(
          "rich-text relative max-h-[min(75vh,44rem)] min-h-56 max-w-none overflow-y-auto px-3 pt-4 pb-5 md:px-5",
          "wrap-anywhere whitespace-break-spaces [font-variant-ligatures:none] [&>:not(table)]:max-w-measure",
          "focus-visible:outline-2 focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible print:p-0",
          // A table that scrolls separately would be another tab stop.
          "[&_table]:table [&_table]:max-w-none [&_table]:overflow-visible",
          "**:[th,td]:relative **:[th,td]:min-w-16 **:[th,td]:border **:[th,td]:border-rule **:[th,td]:px-2.5 **:[th,td]:py-1.5",
          "[&_.selectedCell]:bg-amber-wash [&_[contenteditable=false]]:whitespace-normal [&_pre]:whitespace-pre-wrap",
          "[&_hr.ProseMirror-selectednode]:outline-3 [&_hr.ProseMirror-selectednode]:outline-focus [&_hr.ProseMirror-selectednode]:outline-offset-3",
          "[&.ProseMirror-hideselection]:caret-transparent",
        ),
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-invalid": String(isInvalid),
        "aria-required": String(isRequired),
        ...(describedBy && { "aria-describedby": describedBy }),
      },
    },
  });

  useEffect(() => {
    if (!isVisible || value === sent.current) return;
    sent.current = value;
    editor.commands.setContent(toContent(value), { emitUpdate: false });
  }, [editor, value, isVisible]);

  return editor;
}
