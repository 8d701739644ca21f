import { Notice } from "@/components/ui/notice";
import type { FileNotes } from "@/lib/platform/csv/schema";
import { unusedSentence } from "@/lib/platform/csv/unused-columns";

/** The unused columns of a file, and warnings about its rows. */
export function ImportNotes({ unusedColumns, warnings }: FileNotes) {
  return (
    <>
      {unusedColumns.length > 0 && <Notice>{unusedSentence(unusedColumns)}</Notice>}
      {warnings.length > 0 && (
        <Notice tone="warning">
          Check before you import:
          <ul className="mt-1 list-disc pl-5">
            {warnings.map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
