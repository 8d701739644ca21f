import { summariseTask } from "@/lib/result/task-statistics";
import type { GroupResults, ResultTask } from "@/lib/result/views";

/** The gap between two bars as a part of a bar. */
const gap = 0.1;

export function TaskStatistics({ groups }: { groups: readonly GroupResults[] }) {
  return (
    <section className="mt-12" aria-labelledby="tasks">
      <h2 id="tasks" className="mb-4 text-2xl">
        Tasks
      </h2>
      {groups.map(({ group, tasks, contestants }) => (
        <section key={group} className="mb-8" aria-labelledby={`tasks-${group}`}>
          <h3 id={`tasks-${group}`} className="mb-3 text-xl">
            {group}s
          </h3>
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
            {tasks.map((task, i) => (
              <TaskPlot key={task.id} task={task} {...summariseTask(task, i, contestants)} />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}

type TaskPlotProps = { task: ResultTask } & ReturnType<typeof summariseTask>;

/** The number of contestants in each tenth of a task's points. */
function TaskPlot({ task: { name, day, maximum }, count, average, full, zero, bins }: TaskPlotProps) {
  const highest = Math.max(1, ...bins);
  return (
    <figure aria-label={name}>
      <figcaption className="mb-2 text-sm">
        <b className="wrap-anywhere text-base">{name}</b>{" "}
        <span className="whitespace-nowrap text-ink-soft">day {day}</span>
        <span className="block text-ink-soft">
          {average === null ? "No scores" : `Average ${average} of ${maximum} · ${full} of ${count} with all points`}
        </span>
      </figcaption>
      <svg
        className="h-20 w-full border-edge border-b"
        viewBox={`0 0 ${bins.length} ${highest}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${count} contestants by points: ${zero} with 0, ${full} with ${maximum}`}
      >
        {bins.map((height, i) => {
          const bar = { x: i + gap / 2, y: highest - height, width: 1 - gap, height };
          // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its position
          return <rect key={i} className="fill-amber-leaf" {...bar} />;
        })}
      </svg>
      <p className="flex justify-between text-ink-soft text-xs" aria-hidden="true">
        <span>0</span>
        <span>{maximum}</span>
      </p>
    </figure>
  );
}
