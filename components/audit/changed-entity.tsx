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

const nothing = <span className="changes-nothing">nothing</span>;
const shown = (value: string | null) => (value === null ? nothing : <bdi>{value}</bdi>);

function Values({ before, after, isWhole }: { before: string | null; after: string | null; isWhole: boolean }) {
  if (isWhole) return shown(after ?? before);
  return (
    <>
      <del>{shown(before)}</del>
      <span className="sr-only"> became </span>
      <span className="changes-arrow" aria-hidden="true">
        →
      </span>
      <ins>{shown(after)}</ins>
    </>
  );
}
