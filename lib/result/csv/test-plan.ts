import { FileErrors } from "@/lib/platform/csv/file-errors";
import type { FileError } from "@/lib/platform/errors/problem";
import { planResults } from "@/lib/result/csv/plan";
import { readResults } from "@/lib/result/csv/read-results";
import type { Target } from "@/lib/result/csv/target";

type StoredContestant = Target["contestants"][number];

export function contestant(
  code: string,
  username: string | null,
  more: Partial<StoredContestant> = {},
): StoredContestant {
  const facts = { group: "Senior", isWithdrawn: false, scores: new Map<string, number>() } as const;
  return { id: code, teamId: "team", code, username, fullName: `Person ${code}`, nativeName: null, ...facts, ...more };
}

export const target: Target = {
  group: "Senior",
  day: 1,
  tasks: [
    { id: "aliens", day: 1, name: "aliens", maximum: 100 },
    { id: "shoes", day: 1, name: "shoes", maximum: 50 },
    { id: "trains", day: 2, name: "trains", maximum: 100 },
  ],
  contestants: [
    contestant("BGR1", "ana", { scores: new Map([["aliens", 10]]) }),
    contestant("ROU1", "Ion"),
    contestant("ROU2", null, { group: "Junior" }),
    contestant("ROU3", "bgr1"),
    contestant("ROU4", null, { group: "Junior" }),
    contestant("LVA1", "liga", { isWithdrawn: true }),
  ],
};

/** What an import of the file would do; `points` are the changed rows as texts, with false where there are no points. */
export function plan(file: string | object | Uint8Array, day: 1 | 2 = 1, chosenColumns: string[] | null = null) {
  const errors = new FileErrors();
  const text = typeof file === "string" ? file : JSON.stringify(file, null, 1);
  const results = readResults(file instanceof Uint8Array ? file : Buffer.from(text), errors);
  const { changes, ...result } = planResults(results, { ...target, day }, errors, chosenColumns);
  const points = changes.map(({ contestant, after }) => [
    contestant.code,
    ...after.map((value) => value !== null && String(value)),
  ]);
  return { ...result, points, ...errors.notes() };
}

export const namesOf = ({ tasks }: ReturnType<typeof plan>) => tasks.map(({ name }) => name);

/** Throws if the file is accepted. */
export function refusalOf(file: string | object, day?: 1 | 2) {
  try {
    plan(file, day);
  } catch (error) {
    const { message: detail, errors, columns } = error as FileError;
    return { detail, errors, columns };
  }
  throw new Error("the file was accepted");
}

export const errorsOf = (file: string | object, day?: 1 | 2) => refusalOf(file, day).errors;
