import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { readTeamSearch, type TeamSearch } from "@/components/team/team-search";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";

interface TeamSearchFormProps {
  /** The page's path. */
  path: string;
  /** Names by code. */
  countries: ReadonlyMap<string, string>;
  /** The search in the URL. */
  search: TeamSearch;
  onSearch: (search: TeamSearch) => void;
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
export function TeamSearchForm({ path, countries, search, onSearch, summary, children }: TeamSearchFormProps) {
  const { q, country } = search;
  const form = useRef<HTMLFormElement>(null);
  /** The search that the fields were last set to. */
  const applied = useRef(search);

  // Applies input from before hydration; the timeout lets Next's router finish its own effects first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const timer = setTimeout(() => form.current && onSearch(read(form.current)));
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    const before = applied.current;
    applied.current = { q, country };
    for (const name of ["q", "country"] as const) {
      const wanted = applied.current[name];
      const field = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
      // The focused field may be in use.
      if (field && field !== document.activeElement && wanted !== before[name]) field.value = wanted;
    }
  }, [q, country]);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => onSearch(read(currentTarget));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(read(event.currentTarget));
  }

  return (
    <search aria-label="Teams" className="team-search">
      <form ref={form} action={path} onChange={handleChange} onSubmit={submit}>
        <label>
          <span>Team or person</span>
          <Input className="mt-1" type="search" name="q" autoComplete="off" defaultValue={q} />
        </label>
        <label>
          <span>Country</span>
          <Select className="mt-1" name="country" defaultValue={country}>
            <option value="">All countries</option>
            {country !== "" && !countries.has(country) && <option>{country}</option>}
            {[...countries].map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        <Button type="submit">Find</Button>
      </form>
      <div className="team-search-found">
        <p role="status">{summary}</p>
        {children}
      </div>
    </search>
  );
}
