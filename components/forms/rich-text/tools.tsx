import type { ChainedCommands, Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/forms/rich-text/icons";

/** A button of the toolbar. */
export interface Tool {
  name: string;
  content: ReactNode;
  /** In the syntax of aria-keyshortcuts; "Mod" is Control, or Command on a Mac. */
  shortcut?: string;
  /** For toggles: whether the selection has the format. */
  isActive?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `Heading H${level}`,
  content: `H${level}`,
  shortcut: `Mod+Alt+${level}`,
  isActive: (editor) => editor.isActive("heading", { level }),
  run: (chain) => chain.toggleHeading({ level }),
});

const mark = (name: string, type: string, content: ReactNode, shortcut?: string): Tool => ({
  name,
  content,
  ...(shortcut && { shortcut }),
  isActive: (editor) => editor.isActive(type),
  run: (chain) => chain.toggleMark(type),
});

const block = (name: string, type: string, icon: IconName, run: Tool["run"], shortcut: string): Tool => ({
  name,
  content: <Icon name={icon} />,
  shortcut,
  isActive: (editor) => editor.isActive(type),
  run,
});

/** The toolbar's groups of buttons; Toolbar adds the link button to the third. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: "Undo", content: <Icon name="undo" />, shortcut: "Mod+Z", run: (chain) => chain.undo() },
    { name: "Redo", content: <Icon name="redo" />, shortcut: "Mod+Shift+Z", run: (chain) => chain.redo() },
  ],
  [
    {
      name: "Paragraph",
      content: "¶",
      shortcut: "Mod+Alt+0",
      isActive: (editor) => editor.isActive("paragraph"),
      run: (chain) => chain.setParagraph(),
    },
    heading(2),
    heading(3),
    heading(4),
  ],
  [
    mark("Bold", "bold", <b>B</b>, "Mod+B"),
    mark("Italic", "italic", <i>I</i>, "Mod+I"),
    mark("Underline", "underline", <u>U</u>, "Mod+U"),
    mark("Strikethrough", "strike", <s>S</s>, "Mod+Shift+S"),
    mark("Code", "code", <Icon name="code" />, "Mod+E"),
  ],
  [
    block("Bulleted list", "bulletList", "bullets", (chain) => chain.toggleBulletList(), "Mod+Shift+8"),
    block("Numbered list", "orderedList", "numbers", (chain) => chain.toggleOrderedList(), "Mod+Shift+7"),
    block("Quotation", "blockquote", "quote", (chain) => chain.toggleBlockquote(), "Mod+Shift+B"),
    block("Block of code", "codeBlock", "block", (chain) => chain.toggleCodeBlock(), "Mod+Alt+C"),
    {
      name: "Table",
      content: <Icon name="table" />,
      run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    },
    { name: "Horizontal line", content: <Icon name="line" />, run: (chain) => chain.setHorizontalRule() },
  ],
];

/** Buttons shown while the selection is in a table. */
export const tableTools: readonly Tool[] = [
  { name: "Row above", content: "Row above", run: (chain) => chain.addRowBefore() },
  { name: "Row below", content: "Row below", run: (chain) => chain.addRowAfter() },
  { name: "Column before", content: "Column before", run: (chain) => chain.addColumnBefore() },
  { name: "Column after", content: "Column after", run: (chain) => chain.addColumnAfter() },
  { name: "Remove row", content: "Remove row", run: (chain) => chain.deleteRow() },
  { name: "Remove column", content: "Remove column", run: (chain) => chain.deleteColumn() },
  { name: "Header row", content: "Header row", run: (chain) => chain.toggleHeaderRow() },
  { name: "Remove table", content: "Remove table", run: (chain) => chain.deleteTable() },
];
