import { addDays, dateText } from "@/lib/platform/time/time";
import { answerOptions } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";
import type { AskedPerson } from "@/lib/statistics/asked-people";
import type { AnswerCounts } from "@/lib/statistics/schema";

type Asked = Pick<AskedPerson, "roles" | "answers" | "arrives" | "leaves">;

/** A date that is further from the tournament is ignored as a mistake; a wrong year would add hundreds of days. */
const daysAround = 7;

interface Tournament {
  startDate: Date;
  endDate: Date;
}

/** The days (yyyy-MM-dd) from the first arrival to the last departure. */
export function daysOf(people: readonly Asked[], { startDate, endDate }: Tournament): string[] {
  const from = addDays(dateText(startDate), -daysAround);
  const until = addDays(dateText(endDate), daysAround);
  const dates = people
    .flatMap(({ arrives, leaves }) => [arrives, leaves])
    .filter((date) => date !== null && date >= from && date <= until)
    .sort();
  const [first, last] = [dates[0], dates.at(-1)];
  const days: string[] = [];
  for (let day = first; day && last && day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Guides are there every day. */
const isThere = ({ roles, arrives, leaves }: Asked, day: string) =>
  roles.includes("GUIDE") || (arrives !== null && leaves !== null && arrives <= day && day <= leaves);

const optionsOf = ({ kind, options }: Pick<Question, "kind" | "options">) =>
  kind === "YES_NO" ? ["Yes", "No"] : options;

/** How many people gave each choice, in all and of those who are there on each of the days. */
export function countAnswers(
  questions: readonly Pick<Question, "id" | "label" | "kind" | "options" | "askedOf">[],
  people: readonly Asked[],
  tournament: Tournament,
): AnswerCounts {
  const days = daysOf(people, tournament);
  const counted = questions.filter((question) => optionsOf(question).length > 0);
  return {
    days,
    questions: counted.map((question) => {
      const { id, label, kind, askedOf } = question;
      const askedPeople = people.filter(({ roles }) => roles.some((role) => askedOf.includes(role)));
      const chosenBy = ({ answers }: Asked): (string | null)[] => {
        const answer = answers[id];
        return answer === undefined ? [null] : answerOptions(kind, answer);
      };
      const choices = [...optionsOf(question), null].map((choice) => {
        const choosing = askedPeople.filter((person) => chosenBy(person).includes(choice));
        return {
          choice,
          all: choosing.length,
          byDay: days.map((day) => choosing.filter((person) => isThere(person, day)).length),
        };
      });
      return { id, label, choices };
    }),
  };
}
