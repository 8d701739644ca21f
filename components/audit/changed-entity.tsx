import type { EntityChange } from "@/lib/audit/activity";
import type { FieldChange } from "@/lib/audit/describe-field";

/** What a write changed of one entity; the fields of an added or removed one are collapsed. */
export function ChangedEntity({ kind, name, type, fields }: EntityChange) {
  const title = (
    <>
      {kind} {name && <bdi>{name}</bdi>}
    </>
  );
  if (type === "changed") {
    return (
      <div className="touched">
        <h4>{title}</h4>
        <Fields fields={fields} />
      </div>
    );
  }
  return (
    <details className="touched">
      <summary>
        {title} <span className="touched-became">{type}</span>
      </summary>
      <Fields fields={fields} isWhole />
    </details>
  );
}

function Fields({ fields, isWhole = false }: { fields: readonly FieldChange[]; isWhole?: boolean }) {
  return (
    <dl className="changes">
      {fields.map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>{"note" in field ? <i>{field.note}</i> : <Values {...field} isWhole={isWhole} />}</dd>
        </div>
      ))}
    </dl>
  );
}

const empty = <span className="changes-nothing">nothing</span>;
const display = (value: string | null) => (value === null ? empty : <bdi>{value}</bdi>);

function Values({ before, after, isWhole }: { before: string | null; after: string | null; isWhole: boolean }) {
  if (isWhole) return display(after ?? before);
  return (
    <>
      <del>{display(before)}</del>
      <span className="sr-only"> changed to </span>
      <span className="changes-arrow" aria-hidden="true">
        →
      </span>
      <ins>{display(after)}</ins>
    </>
  );
}
