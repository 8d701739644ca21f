import type { ComponentProps } from "react";

/** A page's heading, where "Skip to the content" leads. */
export function PageHeading(props: ComponentProps<"h1">) {
  return <h1 id="content" tabIndex={-1} {...props} />;
}
