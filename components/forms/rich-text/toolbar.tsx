import * as Radix from "@radix-ui/react-toolbar";
import { type Editor, useEditorState } from "@tiptap/react";
import type { KeyboardEvent, Ref } from "react";
import { type Tool, tableTools, toolGroups } from "@/components/forms/rich-text/tools";

interface ToolbarProps {
  editor: Editor;
  label: string;
  onLink: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The editor's toolbar: a single tab stop with arrow keys inside; Escape returns to the text. */
export function Toolbar({ editor, label, onLink, ref }: ToolbarProps) {
  // The buttons depend on the document and the selection.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber });
  const returnToText = (event: KeyboardEvent) => event.key === "Escape" && editor.commands.focus();
  const button = (tool: Tool) => <ToolbarButton key={tool.name} editor={editor} tool={tool} onLink={onLink} />;
  return (
    <Radix.Root
      ref={ref}
      aria-label={`${label}: format`}
      onKeyDown={returnToText}
      // Stays visible while a long text is edited.
      className="sticky top-0 z-5 flex flex-wrap gap-x-3 gap-y-0.5 border-rule border-b bg-paper px-2 py-1.5 print:hidden"
    >
      {toolGroups.map((tools) => (
        <div key={tools[0]?.name} className="flex flex-wrap gap-0.5">
          {tools.map(button)}
        </div>
      ))}
      {editor.isActive("table") && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend
        <div
          role="group"
          aria-label="Table"
          className="flex basis-full flex-wrap gap-0.5 border-rule border-t border-dashed pt-1"
        >
          {tableTools.map(button)}
        </div>
      )}
    </Radix.Root>
  );
}

/** A toolbar button; it stays focusable while disabled. */
function ToolbarButton({ editor, tool, onLink }: { editor: Editor; tool: Tool; onLink: () => void }) {
  const { name, content, shortcut, isActive, run } = tool;
  const keys = shortcut?.replace("Mod", "Control");
  const isOn = isActive?.(editor);
  const isDisabled = !isOn && run?.(editor.can().chain()).run() === false;
  const press = () => (run ? run(editor.chain().focus()).run() : onLink());
  return (
    <Radix.Button
      className="grid min-h-9 min-w-9 place-items-center rounded-md border border-transparent px-1.5 font-semibold text-sm/none not-aria-disabled:hover:bg-sunk aria-disabled:cursor-default aria-disabled:text-edge aria-pressed:border-maple aria-pressed:bg-maple-wash aria-pressed:text-maple forced-colors:not-aria-pressed:border-[Canvas] *:[svg]:size-4.5"
      aria-label={name}
      title={keys ? `${name} (${keys.replace("Control", "Ctrl")})` : name}
      aria-keyshortcuts={keys}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : press}
    >
      {content}
    </Radix.Button>
  );
}
