import type { ReactNode } from "react";

interface WithSectionNavProps {
  /** The ids of the page's Sections, with short titles. */
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
}

/** A long form with links to its sections, which stay at the top of the window. */
export function WithSectionNav({ sections, children }: WithSectionNavProps) {
  return (
    // The margin keeps what is focused or linked to, and the label of a field, from being covered by the links.
    <div className="**:scroll-mt-16 [&_:is(input,select,textarea)]:scroll-mt-24">
      <nav
        aria-label="Sections"
        className="sticky top-0 z-5 -mx-gutter mb-8 overflow-x-auto border-rule border-b bg-paper px-gutter lg:mx-0 lg:px-0 print:hidden"
      >
        <ul className="flex gap-x-2.5 text-sm min-[22rem]:gap-x-4">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-block whitespace-nowrap py-3 font-semibold">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
