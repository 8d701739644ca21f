import { cx } from "class-variance-authority";
import { Link } from "@/components/ui/link";
import type { MissingDetails } from "@/lib/team/rules";

interface StillMissingProps {
  teamId: string;
  missing: readonly MissingDetails[];
  className?: string;
}

/** What each member of a team still lacks, with links to the fields; nothing if no detail is missing. */
export function StillMissing({ teamId, missing, className }: StillMissingProps) {
  if (missing.length === 0) return null;
  return (
    <div
      className={cx("wrap-anywhere border-amber border-l-3 bg-amber-wash px-3 py-1.5 text-sm print:hidden", className)}
    >
      <strong>Still missing</strong>
      <ul className="block">
        {missing.map(({ member, name, fields }) => (
          <li key={member}>
            <bdi>{name}</bdi>:{" "}
            {fields.map(({ field, label }, i) => (
              <span key={field}>
                {i > 0 && ", "}
                <Link
                  href={`/editTeam?team=${teamId}&member=${member}&field=${field}`}
                  className="inline-block py-0.5 text-ink"
                >
                  {label}
                  <span className="sr-only"> of {name}</span>
                </Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
