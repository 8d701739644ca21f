import { cva } from "class-variance-authority";

/** Classes of the label around a search field or a filter above a table. */
export const tableField = cva("min-w-0 font-semibold text-sm/[1.6]", {
  variants: {
    width: {
      normal: "md:flex-[0_1_10rem]",
      wide: "max-md:col-span-2 md:flex-[1_1_12rem]",
    },
  },
  defaultVariants: { width: "normal" },
});
