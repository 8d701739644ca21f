import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { useReadOnly } from "@/components/forms/read-only";

const grid = cva("wrap-anywhere grid items-start gap-x-6 empty:hidden", {
  variants: {
    readOnly: {
      false: "grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] content-start gap-y-5",
      // On a phone they flow around a portrait.
      true: "grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-y-3 max-md:block max-md:space-y-3 md:content-start",
    },
  },
});

/** Fields beside each other, as many as fit; closer together while they are read-only. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={grid({ readOnly: useReadOnly() })}>{children}</div>;
}
