import { Fold } from "@/components/ui/fold";
import type { CredentialField } from "@/lib/contestant/csv/fields";
import type { ImportChange } from "@/lib/contestant/csv/schema";
import { plural } from "@/lib/plural";

const columns: Record<CredentialField, string> = {
  username: "User name",
  password: "Password",
  day1SeatingPlace: "Seat on day 1",
  day2SeatingPlace: "Seat on day 2",
};
/** More rows are folded up. */
const mostShownAtOnce = 20;
const fields = Object.keys(columns) as CredentialField[];

/** The old and the new value; of a password only that it changes. */
function ChangedValue({ field, before, after }: ImportChange["values"][number]) {
  if (field === "password") return "password changes";
  return (
    <>
      {before !== null && (
        <>
          <del>
            <bdi>{before}</bdi>
          </del>{" "}
          <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <ins className="font-semibold no-underline">
        <bdi>{after}</bdi>
      </ins>
    </>
  );
}

/** The values that an import would change, by line. */
export function ImportChanges({ changes }: { changes: readonly ImportChange[] }) {
  const used = fields.filter((field) => changes.some(({ values }) => values.some((value) => value.field === field)));
  return (
    <Fold
      title={`What would change in ${plural(changes.length, "row", "rows")}`}
      isOpen={changes.length <= mostShownAtOnce}
    >
      <table className="table-cards table" aria-label="What would change">
        <thead className="max-[801px]:not-print:sr-only [&_th]:static [&_th]:bg-transparent [&_th]:py-2">
          <tr>
            <th scope="col">Contestant</th>
            <th scope="col" data-numeric="">
              Line
            </th>
            {used.map((field) => (
              <th key={field} scope="col">
                {columns[field]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ line, code, values }) => (
            <tr key={line}>
              <th scope="row">{code}</th>
              <td data-numeric="" data-label="Line">
                {line}
              </td>
              {used.map((field) => {
                const value = values.find((one) => one.field === field);
                return (
                  <td key={field} data-label={columns[field]}>
                    {value ? <ChangedValue {...value} /> : "–"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
