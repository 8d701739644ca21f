import type { ChangeEvent, ReactNode, SubmitEvent } from "react";
import { readTeamSearch, type TeamSearch } from "@/components/team/team-search";
import { Input, Select } from "@/components/ui/input";
import { useSearchForm } from "@/components/ui/use-search-form";

interface TeamSearchFormProps {
  /** The page's path. */
  path: string;
  /** Names by code. */
  countries: ReadonlyMap<string, string>;
  /** The search in the URL. */
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
  /** The button, which is needed without JavaScript only. */
  submit: ReactNode;
  /** Number of results, in words. */
  summary: string;
  /** Beside the summary. */
  children: ReactNode;
}

const read = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return readTeamSearch({ get: (name) => String(fields.get(name) ?? "") });
};

/** A GET form that searches teams; with JavaScript, results follow each key press. */
export function TeamSearchForm({ path, countries, search, onSearch, submit, summary, children }: TeamSearchFormProps) {
  const { q, country, group } = search;
  const form = useSearchForm(
    { q, country, ...(group && { group }) },
    () => form.current && onSearch(read(form.current)),
  );

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => onSearch(read(currentTarget));

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(read(event.currentTarget));
  }

  return (
    <search aria-label="Teams" className="team-search mb-3 border-rule border-b bg-paper py-2 print:hidden">
      <form
        ref={form}
        action={path}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap sm:gap-x-4"
        onChange={handleChange}
        onSubmit={handleSubmit}
      >
        <label className="font-semibold text-sm/[1.6] sm:max-w-104 sm:grow">
          <span>Team or person</span>
          <Input className="mt-1 mb-0.5" type="search" name="q" autoComplete="off" defaultValue={q} />
        </label>
        <label className="min-w-0 font-semibold text-sm/[1.6] sm:w-56">
          <span>Country</span>
          <Select className="mt-1 mb-0.5" name="country" defaultValue={country}>
            <option value="">All countries</option>
            {country !== "" && !countries.has(country) && <option>{country}</option>}
            {[...countries].map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        {group && <input type="hidden" name="group" value={group} />}
        {submit}
        <div className="col-span-full flex flex-wrap gap-x-4 text-ink-soft sm:pb-2">
          <p role="status">{summary}</p>
          {children}
        </div>
      </form>
    </search>
  );
}
