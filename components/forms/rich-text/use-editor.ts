import { Editor } from "@tiptap/core";
import { cx } from "class-variance-authority";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ControlProps } from "@/components/forms/field-frame";
import { cleanPaste } from "@/components/forms/rich-text/clean-paste";
import { extensions } from "@/components/forms/rich-text/extensions";
import { tidyHtml } from "@/components/forms/rich-text/tidy-html";

interface EditorOptions {
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
  { onLink, focusToolbar }: Pick<EditorOptions, "onLink" | "focusToolbar">,
): boolean {
  const isLink = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
  const isToolbar = event.altKey && event.key === "F10";
  if (isLink) onLink();
  if (isToolbar) focusToolbar();
  if (isLink || isToolbar) event.preventDefault();
  return isLink || isToolbar;
}

/** A Tiptap editor mounted in `container`. Unchanged text keeps the exact HTML it was stored with. */
export function useEditor(container: RefObject<HTMLElement | null>, options: EditorOptions): Editor {
  const latest = useRef(options);
  const [editor] = useState(() => new Editor({ element: null, extensions, content: options.value, injectCSS: false }));
  /** The HTML last loaded into the editor, and the editor's own rendering of it. */
  const loaded = useRef({ html: options.value, rendered: "" });
  const sent = useRef(options.value);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!container.current) return;
    editor.mount(container.current);
    loaded.current.rendered = tidyHtml(editor.getHTML());
    const emitChange = () => {
      const written = tidyHtml(editor.getHTML());
      sent.current = written === loaded.current.rendered ? loaded.current.html : written;
      latest.current.onChange(sent.current);
    };
    editor.on("update", emitChange);
    return () => {
      editor.off("update", emitChange);
      editor.unmount();
    };
  }, [editor, container]);

  const { value, isVisible, label, control } = options;
  useEffect(() => {
    if (!isVisible || value === sent.current) return;
    sent.current = value;
    // Loading the same text again would reset the selection and the undo history.
    const before = tidyHtml(editor.getHTML());
    if (tidyHtml(value) !== before) editor.commands.setContent(value, { emitUpdate: false });
    loaded.current = { html: value, rendered: tidyHtml(editor.getHTML()) };
  }, [editor, value, isVisible]);

  const { id, "aria-invalid": isInvalid, "aria-describedby": describedBy, "aria-required": isRequired } = control;
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        transformPastedHTML: cleanPaste,
        handleKeyDown: (_view, event) => handleKey(event, latest.current),
        attributes: {
          id,
          class: cx(
            "rich-text relative max-h-[min(75vh,44rem)] min-h-56 max-w-none overflow-y-auto px-3 pt-4 pb-5 md:px-5",
            "wrap-anywhere whitespace-break-spaces [font-variant-ligatures:none] [&>:not(table)]:max-w-measure",
            "focus-visible:outline-2 focus-visible:-outline-offset-2",
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
  }, [editor, id, label, isInvalid, isRequired, describedBy]);

  return editor;
}
