import type { ReactNode } from "react";

interface BadgeProps {
  tone?: "forest" | "amber" | "plain";
  children: ReactNode;
}

/** A short state or group beside a name. */
export const Badge = ({ tone = "plain", children }: BadgeProps) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
);
