import type { DirectorySearch, Listed } from "@/components/directory/directory-search";
import { Button } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/input";
import { compareNames } from "@/lib/platform/text/sort";

interface DirectoryFormProps {
  /** The page's path. */
  path: string;
  /** The label of the search field. */
  label: string;
  items: readonly Pick<Listed, "countryCode" | "countryName">[];
  /** The search in the URL. */
  search: DirectorySearch;
}

/** The search form of a directory, which also works without JavaScript. */
export function DirectoryForm({ path, label, items, search: { q, country, group } }: DirectoryFormProps) {
  const names = new Map(items.map(({ countryCode, countryName }) => [countryCode, countryName]));
  const countries = [...names].sort(([, a], [, b]) => compareNames(a, b));
  return (
    <form action={path} className="grid grow grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:gap-x-4">
      <label className="font-semibold text-sm/[1.6] sm:max-w-104 sm:grow">
        <span>{label}</span>
        <Input className="mt-1 mb-0.5" type="search" name="q" autoComplete="off" defaultValue={q} />
      </label>
      <label className="min-w-0 font-semibold text-sm/[1.6] sm:w-56">
        <span>Country</span>
        <Select className="mt-1 mb-0.5" name="country" defaultValue={country}>
          <option value="">All countries</option>
          {country !== "" && !names.has(country) && <option>{country}</option>}
          {countries.map(([code, name]) => (
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
