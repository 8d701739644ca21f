import { cva } from "class-variance-authority";

/** Classes of the frame around a logo: light in both colour schemes, because logos are designed for that. */
export const logoPlate = cva(
  [
    "grid place-items-center rounded-md border bg-plate text-on-plate [--color-ink:var(--color-on-plate)] dark:brightness-90",
    "*:[img]:max-h-full *:[img]:min-h-0 *:[img]:max-w-full *:[img]:object-contain *:[svg]:opacity-55",
  ],
  {
    variants: {
      edge: { plain: "border-rule", gold: "border-gold", silver: "border-silver", bronze: "border-bronze" },
    },
    defaultVariants: { edge: "plain" },
  },
);
