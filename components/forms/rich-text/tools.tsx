import type { ChainedCommands, Editor } from "@tiptap/react";
import { Code, Link, List, ListOrdered, Minus, Redo2, SquareCode, Table, TextQuote, Undo2 } from "lucide-react";
import type { ReactNode } from "react";

export interface Tool {
  name: string;
  content: ReactNode;
  /** In the syntax of aria-keyshortcuts; "Mod" is Control, or Command on a Mac. */
  shortcut?: string;
  /** For toggles: whether the selection has the format. */
  isActive?: (editor: Editor) => boolean;
  /** Without it, the button opens the link bar. */
  run?: (chain: ChainedCommands) => ChainedCommands;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `Heading H${level}`,
  content: `H${level}`,
  shortcut: `Mod+Alt+${level}`,
  isActive: (editor) => editor.isActive("heading", { level }),
  run: (chain) => chain.toggleHeading({ level }),
});

const mark = (name: string, type: string, content: ReactNode, shortcut: string): Tool => ({
  name,
  content,
  shortcut,
  isActive: (editor) => editor.isActive(type),
  run: (chain) => chain.toggleMark(type),
});

const block = (name: string, type: string, content: ReactNode, run: Tool["run"], shortcut: string): Tool => ({
  name,
  content,
  shortcut,
  isActive: (editor) => editor.isActive(type),
  run,
});

export const toolGroups: readonly (readonly Tool[])[] = [
  [
    { name: "Undo", content: <Undo2 />, shortcut: "Mod+Z", run: (chain) => chain.undo() },
    { name: "Redo", content: <Redo2 />, shortcut: "Mod+Shift+Z", run: (chain) => chain.redo() },
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
    mark("Code", "code", <Code />, "Mod+E"),
    { name: "Link", content: <Link />, shortcut: "Mod+K", isActive: (editor) => editor.isActive("link") },
  ],
  [
    block("Bulleted list", "bulletList", <List />, (chain) => chain.toggleBulletList(), "Mod+Shift+8"),
    block("Numbered list", "orderedList", <ListOrdered />, (chain) => chain.toggleOrderedList(), "Mod+Shift+7"),
    block("Quotation", "blockquote", <TextQuote />, (chain) => chain.toggleBlockquote(), "Mod+Shift+B"),
    block("Block of code", "codeBlock", <SquareCode />, (chain) => chain.toggleCodeBlock(), "Mod+Alt+C"),
    {
      name: "Table",
      content: <Table />,
      run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    },
    { name: "Horizontal line", content: <Minus />, run: (chain) => chain.setHorizontalRule() },
  ],
];

const tableTool = (name: string, run: Tool["run"]): Tool => ({ name, content: name, run });

/** Buttons shown while the selection is in a table. */
export const tableTools: readonly Tool[] = [
  tableTool("Row above", (chain) => chain.addRowBefore()),
  tableTool("Row below", (chain) => chain.addRowAfter()),
  tableTool("Column before", (chain) => chain.addColumnBefore()),
  tableTool("Column after", (chain) => chain.addColumnAfter()),
  tableTool("Remove row", (chain) => chain.deleteRow()),
  tableTool("Remove column", (chain) => chain.deleteColumn()),
  tableTool("Header row", (chain) => chain.toggleHeaderRow()),
  tableTool("Remove table", (chain) => chain.deleteTable()),
];
