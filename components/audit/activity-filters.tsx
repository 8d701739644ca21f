import { type ActivityFilters, activityHref, activityPath } from "@/components/audit/activity-href";
import { Button, ButtonLink } from "@/components/ui/button";
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
    <label className="table-field table-field-wide">
      <span>{title}</span>
      <select name={name} defaultValue={value} className="control">
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <TableForm path={activityPath} label="Activity" values={{ person, team, day }}>
      {select("person", "Done by", person, "Everybody", people)}
      {select("team", "Team", team, "All teams and everything else", teams)}
      <label className="table-field">
        <span>Day</span>
        <input type="date" name="day" defaultValue={day} className="control" />
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
