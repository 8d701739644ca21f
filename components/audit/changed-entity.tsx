import type { TouchedEntity } from "@/lib/audit/activity";
import type { FieldInWords } from "@/lib/audit/words";

/** One entity that a write touched: what changed is shown, what was added or removed as a whole unfolds. */
export function ChangedEntity({ kind, name, became, fields }: TouchedEntity) {
  const title = (
    <>
      {kind} {name && <bdi>{name}</bdi>}
    </>
  );
  if (became === "changed") {
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
        {title} <span className="touched-became">{became}</span>
      </summary>
      <Fields fields={fields} isWhole />
    </details>
  );
}

function Fields({ fields, isWhole = false }: { fields: readonly FieldInWords[]; isWhole?: boolean }) {
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
