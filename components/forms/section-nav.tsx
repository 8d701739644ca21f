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
        <ol className="flex gap-x-2.5 text-sm [scroll-target-group:auto] sm:gap-x-8 min-[22rem]:gap-x-4">
          {sections.map(({ id, title }, i) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex items-center gap-2 whitespace-nowrap border-maple py-3 font-semibold text-ink no-underline hover:text-maple [&:target-current]:border-b-3 [&:target-current]:pb-2.25 [&:target-current]:text-maple"
              >
                <span
                  className="hidden size-6 place-content-center rounded-full border text-xs sm:grid"
                  aria-hidden="true"
                >
                  {i + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {children}
    </div>
  );
}
