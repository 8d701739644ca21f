import { describe, expect, it } from "vitest";
import { isOtherColumn } from "@/lib/result/csv/other-columns";

describe("by its heading, a column", () => {
  it.each([
    ...["Sum", "Σ", "Сума", "Score", "TOTAL:", "Total Score", "Итого", "Összesen", "Gesamtpunkte", "Toplam", "Łącznie"],
    ...["Σύνολο", "punctaj", "Puntuación", "总分", "Day 1", "day1", "Points total"],
  ])("of a sum is no task: %s", (heading) => {
    expect(isOtherColumn(heading)).toBe(true);
  });

  it.each([
    ...[
      "Class",
      "Клас",
      "Класс",
      "Klasse",
      "Grade",
      "Age",
      "Възраст",
      "Date of Birth",
      "Дата на раждане",
      "school",
      "Școala",
    ],
    ...["Medal", "Медал", "Медаље", "Médaille", "Rank", "Место", "Award", "Honourable mention", "Place", "Platz"],
  ])("of a class, an age or a medal is no task: %s", (heading) => {
    expect(isOtherColumn(heading)).toBe(true);
  });

  it.each(["Full name", "nativeName", "country_code", "Team", "E-mail", "#", "№", "", "Leader’s phone number", "Име"])(
    "of a personal detail is no task: %j",
    (heading) => {
      expect(isOtherColumn(heading)).toBe(true);
    },
  );

  it.each([
    ...["Nr. crt.", "№ п/п", "R.br.", "Rb.", "ред. бр.", "Lp.", "Poř.", "Sıra no", "S/N", "S.No.", "A/A", "Α/Α", "Št."],
    ...["Zap. št.", "Nr crt", "Lfd. Nr.", "Rk", "Slv.", "Solved", "Attempts", "Birth year", "名次", "排名", "Sorsz."],
  ])("of row numbers or counts is no task: %s", (heading) => {
    expect(isOtherColumn(heading)).toBe(true);
  });

  it.each([
    ...["Total /200", "Total (300)", "Total [max. 300]", "Score (%)", "Total (100 points)", "Общ брой точки"],
    ...["Toplam Puan", "Class/Grade", "School / City", "Time (min)", "Day 1 (200)", "Σ/600"],
  ])("of a known word with its maximum, its unit or another one is no task: %s", (heading) => {
    expect(isOtherColumn(heading)).toBe(true);
  });

  it.each([
    ...["A (100)", "B /100", "Points (aliens)", "Score/aliens", "(100)", "Score 1", "AA", "Level 3", "aliens (score)"],
    "aliens",
    "A",
    "B",
    "task 1",
    "summer",
    "classic",
    "medals2",
    "totals of trees",
    "day 1 aliens",
    "задача",
    "P1",
  ])("may be a task: %s", (heading) => {
    expect(isOtherColumn(heading)).toBe(false);
  });
});
