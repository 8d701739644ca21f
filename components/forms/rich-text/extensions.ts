import { Mark } from "@tiptap/core";
import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { isLinkAddress } from "@/lib/platform/html/link-address";

const superscript = Mark.create({
  name: "superscript",
  parseHTML: () => [{ tag: "sup" }],
  renderHTML: () => ["sup", 0],
});

const subscript = Mark.create({
  name: "subscript",
  parseHTML: () => [{ tag: "sub" }],
  renderHTML: () => ["sub", 0],
});

/** StarterKit's code excludes all other marks and would drop a link around it. */
const codeInLinks = Code.extend({ excludes: "" });

/** Without the code element that StarterKit adds to each pre, and with the formats that a pre may have. */
const plainCodeBlock = CodeBlock.extend({ marks: "_", renderHTML: () => ["pre", 0] });

const headerWithScope = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** Tab in the last cell leaves the table; by default it adds a row, which traps the keyboard. */
const leavableTable = Table.extend({
  addKeyboardShortcuts() {
    return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** They allow exactly the HTML that the sanitiser allows (lib/platform/html/allowed-html.ts). */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      isAllowedUri: isLinkAddress,
      // "sort.py" is a file, not a site in Paraguay.
      shouldAutoLink: (text) => /^https?:\/\/|@/i.test(text),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  codeInLinks,
  plainCodeBlock,
  superscript,
  subscript,
  leavableTable,
  TableRow,
  headerWithScope,
  TableCell,
];
