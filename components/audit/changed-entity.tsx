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
      <div className="entity-change">
        <h4>{title}</h4>
        <Fields fields={fields} />
      </div>
    );
  }
  return (
    <details className="entity-change">
      <summary>
        {title} <span className="entity-change-type">{type}</span>
      </summary>
      <Fields fields={fields} isSingleValue />
    </details>
  );
}

function Fields({ fields, isSingleValue = false }: { fields: readonly FieldChange[]; isSingleValue?: boolean }) {
  return (
    <dl className="changes">
      {fields.map((field) => (
        <div key={field.label}>
          <dt>{field.label}</dt>
          <dd>{"note" in field ? <i>{field.note}</i> : <Values {...field} isSingleValue={isSingleValue} />}</dd>
        </div>
      ))}
    </dl>
  );
}

const empty = <span className="changes-nothing">nothing</span>;
const display = (value: string | null) => (value === null ? empty : <bdi>{value}</bdi>);

function Values({
  before,
  after,
  isSingleValue,
}: {
  before: string | null;
  after: string | null;
  isSingleValue: boolean;
}) {
  if (isSingleValue) return display(after ?? before);
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
