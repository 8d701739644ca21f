import { cva } from "class-variance-authority";

/** Classes of the label around a search field or a filter above a table. */
export const tableField = cva("min-w-32 font-semibold text-sm/[1.6]", {
  variants: {
    width: {
      normal: "flex-[0_1_12rem] max-md:flex-[1_1_8rem]",
      wide: "max-w-104 flex-[1_1_16rem] max-md:max-w-none max-md:basis-full",
    },
  },
  defaultVariants: { width: "normal" },
});
