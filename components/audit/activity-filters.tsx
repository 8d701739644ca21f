import { type ActivityFilters, activityHref, activityPath } from "@/components/audit/activity-href";
import { Button, ButtonLink } from "@/components/ui/button";
import { aroundEmptyDate, Input, Select } from "@/components/ui/input";
import { tableField } from "@/components/ui/table-field";
import { TableForm } from "@/components/ui/table-form";

interface Choice {
  id: string;
  name: string;
}

interface ActivityFiltersFormProps {
  filters: ActivityFilters;
  people: readonly Choice[];
  teams: readonly Choice[];
}

/** The filters of the activity page. */
export function ActivityFiltersForm({ filters, people, teams }: ActivityFiltersFormProps) {
  const { person = "", team = "", day = "" } = filters;
  const select = (name: string, title: string, value: string, all: string, choices: readonly Choice[]) => (
    <label className={tableField({ width: "wide" })}>
      <span>{title}</span>
      <Select size="sm" name={name} defaultValue={value}>
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </label>
  );
  return (
    <TableForm path={activityPath} label="Activity" values={{ person, team, day }}>
      {select("person", "Done by", person, "Everybody", people)}
      {select("team", "Team", team, "All changes", teams)}
      <label className={tableField({ className: day ? undefined : aroundEmptyDate })}>
        <span>Day</span>
        <Input size="sm" type="date" name="day" defaultValue={day} />
      </label>
      <Button type="submit" size="sm" className="not-noscript:hidden">
        Show
      </Button>
      {(person || team || day) && (
        <ButtonLink size="sm" variant="quiet" href={activityHref({})}>
          Show all
        </ButtonLink>
      )}
    </TableForm>
  );
}
