import type { EntityChange } from "@/lib/site/audit/activity";
import type { FieldChange } from "@/lib/site/audit/describe-field";

const entityClass = "wrap-anywhere mt-2 border-rule border-l-2 pl-3.5 text-sm/6";

/** What a write changed of one entity; the fields of an added or removed one are collapsed. */
export function ChangedEntity({ kind, name, type, fields }: EntityChange) {
  const title = (
    <>
      {kind} {name && <bdi>{name}</bdi>}
    </>
  );
  if (type === "changed") {
    return (
      <div className={entityClass}>
        <h4 className="font-sans font-semibold leading-normal">{title}</h4>
        <Fields fields={fields} />
      </div>
    );
  }
  return (
    <details className={entityClass}>
      <summary className="min-h-6 w-fit cursor-pointer font-semibold">
        {title} <span className="font-normal text-ink-soft">{type}</span>
      </summary>
      <Fields fields={fields} isSingleValue />
    </details>
  );
}

function Fields({ fields, isSingleValue = false }: { fields: readonly FieldChange[]; isSingleValue?: boolean }) {
  return (
    <dl>
      {fields.map((field) => (
        <div
          key={field.label}
          className="grid grid-cols-1 gap-x-4 py-[0.1rem] sm:grid-cols-[minmax(7rem,12rem)_minmax(0,1fr)]"
        >
          <dt className="text-ink-soft">{field.label}</dt>
          <dd>{"note" in field ? <i>{field.note}</i> : <Values {...field} isSingleValue={isSingleValue} />}</dd>
        </div>
      ))}
    </dl>
  );
}

const empty = <span className="font-normal text-ink-soft italic">nothing</span>;
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
      <del className={before === null ? "no-underline" : "decoration-ink-soft"}>{display(before)}</del>
      <span className="sr-only"> changed to </span>
      <span className="mx-2 text-ink-soft" aria-hidden="true">
        →
      </span>
      <ins className="font-semibold no-underline">{display(after)}</ins>
    </>
  );
}
