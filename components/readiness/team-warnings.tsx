import { WarningName } from "@/components/readiness/warning-name";
import { plural } from "@/lib/platform/text/plural";
import type { Warning } from "@/lib/readiness/gaps";

/** The number of a team's warnings, which opens their list; renders nothing without warnings. */
export function TeamWarnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <details className="font-normal text-ink text-xs print:hidden">
      <summary className="w-fit cursor-pointer font-semibold text-amber">
        {plural(warnings.length, "warning", "warnings")}
      </summary>
      <ul>
        {warnings.map(({ key, title, name, details, href }) => (
          <li key={key} className="mt-1">
            {title}: <WarningName name={name} href={href} />. {details}
          </li>
        ))}
      </ul>
    </details>
  );
}
