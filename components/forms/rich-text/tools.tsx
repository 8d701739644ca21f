import type { ChainedCommands, Editor } from "@tiptap/react";
import type { ReactNode } from "react";

/** A button of the toolbar. */
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

/** SVG paths on a 16×16 grid. */
const strokes = {
  undo: "M3 6h6.5a3.5 3.5 0 0 1 0 7H6M6 2.8 2.8 6 6 9.2",
  redo: "M13 6H6.5a3.5 3.5 0 0 0 0 7H10M10 2.8 13.2 6 10 9.2",
  code: "M5.5 4 1.8 8l3.7 4M10.5 4l3.7 4-3.7 4",
  link: "M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7L8 4.3M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.2 9.1a2.6 2.6 0 0 0 3.7 3.7L8 11.7",
  bullets: "M6 3.5h8M6 8h8M6 12.5h8M2.5 3.5h.01M2.5 8h.01M2.5 12.5h.01",
  numbers:
    "M6.5 3.5H14M6.5 8H14M6.5 12.5H14M2 2.5l1-.6v3M1.8 7.2c0-.9 1.7-.9 1.7.1 0 .7-1.7 1.4-1.7 2h1.9M1.9 11.4c.9-.7 1.9.5.6.9 1.4.2.6 1.9-.7 1.2",
  quote: "M3 3v10M6.5 4.5H14M6.5 8H14M6.5 11.5h5",
  block: "M1.8 2.5h12.4v11H1.8ZM6.3 5.8 4.2 8l2.1 2.2M9.7 5.8 11.8 8l-2.1 2.2",
  line: "M1.5 8h13",
  table: "M1.8 2.5h12.4v11H1.8ZM1.8 6h12.4M6 2.5v11M10.2 2.5v11M1.8 9.8h12.4",
} as const;

/** A decorative icon: the button has a label. */
function Icon({ name }: { name: keyof typeof strokes }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[name]} />
    </svg>
  );
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

const block = (name: string, type: string, icon: keyof typeof strokes, run: Tool["run"], shortcut: string): Tool => ({
  name,
  content: <Icon name={icon} />,
  shortcut,
  isActive: (editor) => editor.isActive(type),
  run,
});

/** The toolbar's groups of buttons. */
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
    { name: "Link", content: <Icon name="link" />, shortcut: "Mod+K", isActive: (editor) => editor.isActive("link") },
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
