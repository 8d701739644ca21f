import { cx } from "class-variance-authority";

/** What a team still lacks, such as "2 pictures, 1 native name". */
export function StillMissing({ details, className }: { details: string; className?: string }) {
  return (
    <p className={cx("border-amber border-l-3 bg-amber-wash px-3 py-1.5 text-sm", className)}>
      <strong>Still missing:</strong> {details}
    </p>
  );
}
