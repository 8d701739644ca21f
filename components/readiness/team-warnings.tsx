import { WarningName } from "@/components/readiness/warning-name";
import { Disclosure } from "@/components/ui/disclosure";
import { plural } from "@/lib/platform/text/plural";
import type { Warning } from "@/lib/readiness/gaps";

/** The number of a team's warnings, which opens their list; renders nothing without warnings. */
export function TeamWarnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Disclosure
      look="plain"
      title={<span className="text-amber">{plural(warnings.length, "warning", "warnings")}</span>}
      className="font-normal text-ink text-xs print:hidden"
    >
      <ul>
        {warnings.map(({ key, title, name, details, href }) => (
          <li key={key} className="mt-1">
            {title}: <WarningName name={name} href={href} />. {details}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
