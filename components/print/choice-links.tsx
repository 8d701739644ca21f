import { Link } from "@/components/ui/link";
import { tableHref } from "@/components/ui/table-state";

interface ChoiceLinksProps {
  label: string;
  path: string;
  /** The search parameter. */
  name: string;
  options: readonly { value: string; title: string }[];
  chosen: string;
}

/** Links to the parts of a document that are printed separately. */
export function ChoiceLinks({ label, path, name, options, chosen }: ChoiceLinksProps) {
  return (
    <nav className="mb-4" aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {options.map(({ value, title }) => (
          <li key={value}>
            <Link
              href={tableHref(path, { [name]: value })}
              className="block py-1 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
              aria-current={value === chosen ? "page" : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to a document of each competition day. */
export function DayLinks({ path, day }: { path: string; day: number }) {
  const options = [1, 2].map((one) => ({ value: String(one), title: `Day ${one}` }));
  return <ChoiceLinks label="Competition days" path={path} name="day" options={options} chosen={String(day)} />;
}
