import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { readTeamSearch, type TeamSearch } from "@/components/team/team-search";

interface TeamSearchFormProps {
  /** Of the page, without parameters. */
  path: string;
  /** Names by code. */
  countries: ReadonlyMap<string, string>;
  /** What the address asks for. */
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
  /** What was found, in words. */
  summary: string;
  /** Beside the summary. */
  children: ReactNode;
}

const read = (form: HTMLFormElement) => {
  const fields = new FormData(form);
  return readTeamSearch({ get: (name) => String(fields.get(name) ?? "") });
};

/** Finds teams by name or country: while one types, and without scripts as a form that asks the server. */
export function TeamSearchForm({ path, countries, search, onSearch, summary, children }: TeamSearchFormProps) {
  const { q, country } = search;
  const form = useRef<HTMLFormElement>(null);
  /** What the fields were told last; they may say something else when the scripts take them over. */
  const shown = useRef(search);

  // What was typed before the scripts ran counts as well; Next follows the address once all the page's effects have run.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the scripts take the form over
  useEffect(() => {
    const timer = setTimeout(() => form.current && onSearch(read(form.current)));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { q, country };
    for (const name of ["q", "country"] as const) {
      const wanted = shown.current[name];
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      // Never under somebody's fingers.
      if (field && field !== document.activeElement && wanted !== before[name]) field.value = wanted;
    }
  }, [q, country]);

  const follow = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => onSearch(read(currentTarget));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(read(event.currentTarget));
  }

  return (
    <search aria-label="Teams" className="team-search">
      <form ref={form} action={path} onChange={follow} onSubmit={submit}>
        <label>
          <span>Team or person</span>
          <input type="search" name="q" className="control" autoComplete="off" defaultValue={q} />
        </label>
        <label>
          <span>Country</span>
          <select name="country" className="control" defaultValue={country}>
            <option value="">All countries</option>
            {country !== "" && !countries.has(country) && <option>{country}</option>}
            {[...countries].map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-secondary">
          Find
        </button>
      </form>
      <div className="team-search-found">
        <p role="status">{summary}</p>
        {children}
      </div>
    </search>
  );
}
