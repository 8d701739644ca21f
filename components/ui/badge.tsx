import type { ReactNode } from "react";

interface BadgeProps {
  tone?: "forest" | "amber" | "plain";
  children: ReactNode;
}

export const Badge = ({ tone = "plain", children }: BadgeProps) => (
  <span className="badge" data-tone={tone}>
    {children}
  </span>
);
