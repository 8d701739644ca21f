import type { ChangeEvent, ReactNode, SubmitEvent } from "react";
import { readTeamSearch, type TeamSearch } from "@/components/team/team-search";
import { Button } from "@/components/ui/button";
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
  const form = useSearchForm({ q, country }, () => form.current && onSearch(read(form.current)));

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
