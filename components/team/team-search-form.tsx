import type { TeamSearch } from "@/components/team/team-search";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import type { TeamCard } from "@/lib/team/views";

interface TeamSearchFormProps {
  /** The page's path. */
  path: string;
  teams: readonly TeamCard[];
  /** The search in the URL. */
  search: TeamSearch;
}

/** A GET form that searches teams. With JavaScript, TeamDirectory shows the results at each key press. */
export function TeamSearchForm({ path, teams, search: { q, country, group } }: TeamSearchFormProps) {
  const countries = new Map(teams.map(({ countryCode, countryName }) => [countryCode, countryName]));
  return (
    <form action={path} className="grid grow grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:gap-x-4">
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
      <Button type="submit" className="not-noscript:hidden">
        Find
      </Button>
    </form>
  );
}
