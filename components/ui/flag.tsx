import type { ReactNode } from "react";

/** A country's flag by its ISO 3166-1 alpha-2 code. */
export function Flag({ code, country }: { code: string; country: string }) {
  return <img className="flag" src={`/flags/${code.toLowerCase()}.png`} alt={country} loading="lazy" />;
}

/** A flag beside one or two lines, which name the country. */
export function Flagged({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline phone:[td_&]:inline">
      <Flag code={code} country="" />
      <div className="phone:[td_&]:inline">{children}</div>
    </div>
  );
}
