import { cx } from "class-variance-authority";
import { WarningName } from "@/components/readiness/warning-name";
import { Link } from "@/components/ui/link";
import type { Gap } from "@/lib/readiness/checks";
import { missingOf, toWarnings } from "@/lib/readiness/gaps";

interface TeamGapsProps {
  teamId: string;
  gaps: readonly Gap[];
  className?: string;
}

/** What each member of a team still lacks, with links to the fields, and what looks wrong; renders nothing if all is well. */
export function TeamGaps({ teamId, gaps, className }: TeamGapsProps) {
  const missing = missingOf(teamId, gaps);
  const warnings = toWarnings(gaps).filter(({ places }) => places.some(({ id }) => id === teamId));
  if (missing.length + warnings.length === 0) return null;
  return (
    <div
      className={cx("wrap-anywhere border-amber border-l-3 bg-amber-wash px-3 py-1.5 text-sm print:hidden", className)}
    >
      {missing.length > 0 && (
        <>
          <strong>Still missing</strong>
          <ul className="block">
            {missing.map(({ id, name, details }) => (
              <li key={id}>
                <bdi>{name}</bdi>:{" "}
                {details.map(({ words, href }, i) => (
                  <span key={words}>
                    {i > 0 && ", "}
                    <Link href={href} className="inline-block py-0.5 text-ink">
                      {words}
                      <span className="sr-only"> of {name}</span>
                    </Link>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {warnings.length > 0 && (
        <>
          <strong>To check</strong>
          <ul className="block">
            {warnings.map(({ key, title, name, details, href }) => (
              <li key={key}>
                <WarningName name={name} href={href} />: {title}. {details}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
