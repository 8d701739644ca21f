import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/input";

interface AnswerChoiceProps {
  path: string;
  year: string;
  questions: readonly { id: string; label: string }[];
  /** The ids of the questions that the list shows. */
  chosenIds: readonly string[];
  order: "team" | "name";
}

/** Chooses the questions of a printed list, and its order; a plain form, whose choice is the address. */
export function AnswerChoice({ path, year, questions, chosenIds, order }: AnswerChoiceProps) {
  return (
    <form action={path} className="mb-6 space-y-3">
      {year && <input type="hidden" name="year" value={year} />}
      <fieldset>
        <legend className="font-semibold">Questions</legend>
        <div className="wrap-anywhere grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {questions.map(({ id, label }) => (
            <Checkbox key={id} name="question" value={id} defaultChecked={chosenIds.includes(id)}>
              <bdi>{label}</bdi>
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-end gap-3">
        <label className="font-semibold text-sm/6">
          <span className="block">Order</span>
          <Select size="sm" name="by" defaultValue={order}>
            <option value="team">By country and team</option>
            <option value="name">By name</option>
          </Select>
        </label>
        <Button type="submit" size="sm">
          Show the list
        </Button>
      </div>
    </form>
  );
}
