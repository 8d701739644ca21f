import { Mark } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { isLinkAddress } from "@/lib/html/link-address";

const raised = Mark.create({
  name: "superscript",
  parseHTML: () => [{ tag: "sup" }],
  renderHTML: () => ["sup", 0],
});

const lowered = Mark.create({
  name: "subscript",
  parseHTML: () => [{ tag: "sub" }],
  renderHTML: () => ["sub", 0],
});

/** The kit's code excludes every other mark, and would lose the link around it. */
const codeInLinks = Code.extend({ excludes: "" });

const headerWithScope = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** In its last cell, Tab goes on to what follows instead of adding rows for ever: no one is caught in a table. */
const tableToLeave = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** The editor's document: what the sanitiser leaves (lib/html/allowed-html.ts), and nothing else can be typed or pasted. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    link: {
      openOnClick: false,
      isAllowedUri: isLinkAddress,
      // "sort.py" is a file, not a site in Paraguay.
      shouldAutoLink: (text) => /^https?:\/\/|@/i.test(text),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  codeInLinks,
  raised,
  lowered,
  tableToLeave,
  TableRow,
  headerWithScope,
  TableCell,
];

/** Whether the editor can hold all of some HTML; description lists and captions are for the HTML view alone. */
export const canHold = (html: string): boolean => !/<(dl|caption)\b/i.test(html);
