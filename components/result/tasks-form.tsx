"use client";

import { useWatch } from "react-hook-form";
import { SelectField, toOptions } from "@/components/forms/inputs";
import { EntryList } from "@/components/forms/list/entry-list";
import { FieldRow } from "@/components/forms/list/field-row";
import { OrderButtons } from "@/components/forms/list/order-buttons";
import { useEntries, withStoredIds } from "@/components/forms/list/use-entries";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { plural } from "@/lib/platform/text/plural";
import { tasksInput } from "@/lib/result/inputs";
import { days, groupPlural, taskLabels, usualMaximum } from "@/lib/result/labels";
import { api } from "@/lib/site/api/client";

interface TasksRecord {
  tasks: readonly { id: string; day: number; name: string; maximum: number }[];
  version: number;
}

const dayText = (day: number): "1" | "2" => (day === 2 ? "2" : "1");

const toValues = ({ tasks, version }: TasksRecord) => ({
  version,
  tasks: tasks.map(({ id, day, name, maximum }) => ({ id, day: dayText(day), name, maximum: String(maximum) })),
});

type TasksValues = ReturnType<typeof toValues>;

const empty = { id: "", name: "", maximum: String(usualMaximum) };

interface TasksFormProps {
  group: ContestantGroup;
  record: TasksRecord;
  /** How many scores each task has, by task id. */
  scoreCounts: Readonly<Record<string, number>>;
}

export function TasksForm({ group, record, scoreCounts }: TasksFormProps) {
  /** One sentence for each task that is deleted, or moved to the other day, with its scores. */
  function warningsFor({ tasks }: Pick<TasksValues, "tasks">) {
    const warnings = record.tasks.flatMap(({ id, name, day }) => {
      const count = scoreCounts[id] ?? 0;
      const task = tasks.find((one) => one.id === id);
      if (count === 0 || task?.day === dayText(day)) return [];
      const change = task ? `moves to day ${task.day}` : "is deleted";
      return [{ isDeleted: !task, sentence: `${name} ${change} with ${plural(count, "score", "scores")}.` }];
    });
    return {
      deletesScores: warnings.some(({ isDeleted }) => isDeleted),
      sentences: warnings.map((one) => one.sentence),
    };
  }

  const state = useApiForm<TasksValues, TasksRecord>({
    name: `tasks ${group}`,
    record,
    values: toValues,
    schema: tasksInput,
    send({ version, tasks }) {
      const deleteScores = warningsFor({ tasks }).deletesScores;
      const body = { version, tasks: withStoredIds(tasks, record.tasks), deleteScores };
      return api("PUT /api/Result/tasks/{group}", { params: { group }, body });
    },
    async warnings(values) {
      const { deletesScores, sentences } = warningsFor(values);
      const action = deletesScores ? "Delete scores" : "Move scores";
      return { title: `${action}?`, action, sentences };
    },
    success: "Tasks saved.",
  });
  const { control } = state.form;
  const list = useEntries(control, "tasks");
  const values = useWatch({ control, name: "tasks" });
  return (
    <PanelForm
      state={state}
      labels={{ tasks: "Tasks" }}
      title={`Tasks of the ${groupPlural(group)}`}
      action="Save tasks"
    >
      <EntryList
        list={list}
        empty="There are no tasks yet. An import creates those that its file has."
        add="Add a task"
        onAdd={() => list.add({ ...empty, day: values.at(-1)?.day ?? "1" }, "name")}
      >
        {list.fields.map(({ key }, index) => (
          <FieldRow
            key={key}
            className="max-md:*:nth-2:col-span-2 max-md:*:first:col-span-2 md:grid-cols-[7rem_2fr_1fr_auto]"
            buttons={<OrderButtons {...list.order(index, values[index]?.name.trim() || "the new task")} />}
          >
            <SelectField
              name={`tasks.${index}.day`}
              label={taskLabels.day}
              required
              empty={null}
              options={toOptions(days.map(String))}
            />
            <TextField name={`tasks.${index}.name`} label={taskLabels.name} required />
            <TextField
              name={`tasks.${index}.maximum`}
              label={taskLabels.maximum}
              required
              inputMode="decimal"
              className="max-md:w-27"
            />
          </FieldRow>
        ))}
      </EntryList>
    </PanelForm>
  );
}
