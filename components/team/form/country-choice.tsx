import { FieldLabel } from "@/components/forms/field-parts";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/input";
import type { Country } from "@/lib/country/schema";

/** The form in which an administrator chooses the country of a new team. */
export function CountryChoice({ countries }: { countries: readonly Country[] }) {
  return (
    <form className="grid max-w-96 justify-items-start gap-4">
      <div className="w-full">
        <FieldLabel htmlFor="country">Country</FieldLabel>
        <Select id="country" name="country" required defaultValue="">
          <option value="">Choose…</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="primary">
        Continue
      </Button>
    </form>
  );
}
