import { cva } from "class-variance-authority";
import type { Award } from "@/lib/generated/prisma/enums";

const look = cva(
  "whitespace-nowrap font-semibold before:mr-[0.4em] before:inline-block before:size-[0.9em] before:rounded-full before:border before:border-current before:align-[-0.1em] before:[print-color-adjust:exact]",
  {
    variants: {
      award: {
        GOLD: "text-gold before:bg-gold-fill",
        SILVER: "text-silver before:bg-silver-fill",
        BRONZE: "text-bronze before:bg-bronze-fill",
      },
    },
  },
);

/** An award, a medal in its colour. */
export function AwardText({ award, children }: { award?: Award | null | undefined; children: string }) {
  if (!award) return children;
  return (
    <span className={look({ award })} data-award={award}>
      {children}
    </span>
  );
}
