import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { RichText } from "@/components/ui/rich-text";
import { withHeadingAnchors } from "@/lib/platform/html/headings";

/** A text with fewer headings has no table of contents. */
const minHeadings = 2;

interface LongTextProps {
  html: string;
  /** Such as "No rules are published". */
  empty: string;
  isLetter?: boolean;
}

/** An edition's text, with a table of contents beside it if it has several headings. */
export function LongText({ html, empty, isLetter }: LongTextProps) {
  if (!html.trim()) return <EmptyState title={empty} />;
  const { html: anchored, headings } = withHeadingAnchors(html);
  const text = <RichText html={anchored} />;
  const content = isLetter ? (
    <Panel className="border-t-4 border-t-maple lg:p-14 print:break-inside-auto print:border-0 print:p-0">{text}</Panel>
  ) : (
    text
  );
  return headings.length < minHeadings ? content : <WithContents headings={headings}>{content}</WithContents>;
}

interface WithContentsProps {
  headings: readonly { id: string; text: string }[];
  /** A text with the look of rich text. */
  children: ReactNode;
}

/** A long text with a table of contents beside it. */
export function WithContents({ headings, children }: WithContentsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <nav aria-labelledby="on-this-page" className="self-start lg:sticky lg:top-6 print:hidden">
        <h2 id="on-this-page" className="mb-1 font-sans text-ink-soft text-sm">
          On this page
        </h2>
        <ul className="flex flex-wrap gap-x-5 border-rule lg:block lg:border-l">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.25 hover:text-maple lg:pl-4 lg:text-ink lg:not-hover:no-underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="[&_.rich-text>:not(table,pre,h2)]:max-w-measure [&_.rich-text>h2:not(:first-child)]:border-rule [&_.rich-text>h2:not(:first-child)]:border-t [&_.rich-text>h2:not(:first-child)]:pt-5 [&_.rich-text]:max-w-none">
        {children}
      </div>
    </div>
  );
}
