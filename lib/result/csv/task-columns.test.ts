import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { planResults } from "@/lib/result/csv/plan";
import { readResults } from "@/lib/result/csv/read-results";
import { errorsOf, namesOf, plan, refusalOf, target } from "@/lib/result/csv/test-plan";

describe("a column of points", () => {
  it.each(["Sum", "Σ", "Сума", "Score", "Class", "Totale", "Возраст", "Medal"])(
    "is not one headed %s, which is named as not used",
    (heading) => {
      const result = plan(`Code;A;B;${heading}\nBGR1;33,5;10;11\n`);
      expect([namesOf(result), result.unusedColumns]).toEqual([["A", "B"], [heading]]);
    },
  );

  it("is not one that is the sum of others, or has no number", () => {
    const result = plan("Code;A;B;Bilanz;Remarks\nBGR1;33,5;10;43,5;late\nROU1;1;0;1;\n");
    expect([namesOf(result), result.unusedColumns]).toEqual([
      ["A", "B"],
      ["Bilanz", "Remarks"],
    ]);
    const sample = plan(readFileSync("e2e/cases/F09-sum-is-a-task.csv"));
    expect([namesOf(sample), sample.unusedColumns]).toEqual([["A", "B"], ["Sum"]]);
  });

  it("is not the first one if it has the numbers of the rows", () => {
    for (const heading of ["Nr. crt.", "A/A", "Zeile"]) {
      const result = plan(`${heading};code;A;B;Total\n1;BGR1;10;20;30\n2;ROU1;50;40;90\n`);
      expect([namesOf(result), result.unusedColumns]).toEqual([
        ["A", "B"],
        [heading, "Total"],
      ]);
    }
    expect(namesOf(plan("code;A;B\nBGR1;1;5\nROU1;2;7\n"))).toEqual(["A", "B"]);
  });

  it("is each that has the name of a stored task, whatever else it looks like", () => {
    const tasks = [...target.tasks, { id: "sum", day: 1, name: "Score", maximum: 100 }];
    const errors = new FileErrors();
    const file = readResults(Buffer.from("code,A,B,Score\nBGR1,1,2,3\n"), errors);
    expect(planResults(file, { ...target, tasks }, errors).tasks.map(({ name }) => name)).toEqual(["A", "B", "Score"]);
  });

  it("is a stored task's if its heading has the maximum as well", () => {
    for (const maximum of [" (100)", " /100", "/100", " [max 50]", " [max. 50 pts]", " (100 points)"]) {
      const { tasks, warnings } = plan(`code;aliens${maximum};Shoes${maximum}\nBGR1;10;20\n`);
      expect([tasks.map(({ id }) => id), warnings]).toEqual([["aliens", "shoes"], []]);
    }
    expect(namesOf(plan("code;aliens (2nd);ufo (100)\nBGR1;10;20\n"))).toEqual(["aliens (2nd)", "ufo (100)"]);
    expect(errorsOf("code;trains (100)\nBGR1;1\n")).toMatchObject([
      { message: expect.stringMatching(/^trains is a task of day 2/) },
    ]);
    expect(errorsOf("code;aliens;aliens (100)\nBGR1;1;2\n")).toMatchObject([
      { column: "aliens (100)", message: "The file has this task twice." },
    ]);
  });

  it("is warned of if its new task's name begins with a stored one of the day", () => {
    expect(plan("code;aliens - little green;shoes\nBGR1;1;2\n").warnings).toEqual([
      {
        line: 1,
        column: "aliens - little green",
        message:
          "“aliens - little green” would be a new task beside aliens. If it is the same, write aliens in the heading.",
      },
    ]);
    expect(plan("code;trains of thought;aliensX\nBGR1;1;2\n").warnings).toEqual([]);
  });

  it.each([
    ["\u200baliens", "\u200fshoes\u200f"],
    ["\u202aaliens\u202c", "sho\u00ades"],
    ["ａｌｉｅｎｓ", "Ｓｈｏｅｓ"],
    ["aliens score", "shoes points"],
    ["aliens - pts", "Shoes Score"],
    ["Day 1: aliens", "D1 shoes"],
    ["day 1 – aliens", "Day1. shoes"],
  ])("is a stored task's, however it is written: %j and %j", (aliens, shoes) => {
    const { tasks, warnings } = plan(`code;${aliens};${shoes}\nBGR1;10;20\n`);
    expect([tasks.map(({ id }) => id), warnings]).toEqual([["aliens", "shoes"], []]);
  });

  it("is stored without invisible characters in its task's name", () => {
    expect(namesOf(plan("code;\u200bufo\u200e;\u2067pins\u2069\nBGR1;10;20\n"))).toEqual(["ufo", "pins"]);
    const problems = [{ label: "\u200bufo", score: 1 }];
    expect(namesOf(plan({ rows: [{ team_id: "ROU1", problems }] }))).toEqual(["ufo"]);
  });

  it("is warned of if its new task's name looks like a stored one, has one in it, or is a spreadsheet's", () => {
    const warningOf = (heading: string) => plan(`code;${heading}\nBGR1;1\n`).warnings.map(({ message }) => message);
    expect(warningOf("аliens")).toEqual([
      "“аliens” would be a new task beside aliens: “а” is a Cyrillic letter. If it is the same, write aliens in the heading.",
    ]);
    expect(warningOf("Task aliens")).toEqual([
      "“Task aliens” would be a new task beside aliens. If it is the same, write aliens in the heading.",
    ]);
    expect(warningOf("1-Jan")).toEqual([
      "The new task’s name “1-Jan” looks like a date that a spreadsheet has made of something else.",
    ]);
    expect(warningOf("#REF!")).toEqual(["The new task’s name “#REF!” is an error of a spreadsheet."]);
    expect(warningOf("horseshoes")).toEqual([]);
  });

  it.each(["Final rank", "Overall place", "Team name", "Unnamed: 0", "D1 Total", "Day 1: Sum", "index", "All"])(
    "is not one headed %s, either",
    (heading) => {
      const result = plan(`${heading};code;aliens;ufo\n0;BGR1;33;1\n5;ROU1;10;2\n`);
      expect([namesOf(result), result.unusedColumns]).toEqual([["aliens", "ufo"], [heading]]);
    },
  );

  it("is not the first one if it has the numbers of the rows from zero", () => {
    expect(namesOf(plan("Zeile;code;aliens\n0;BGR1;10\n1;ROU1;50\n"))).toEqual(["aliens"]);
    expect(namesOf(plan("Zeile;code;aliens\n2;BGR1;10\n3;ROU1;50\n"))).toEqual(["Zeile", "aliens"]);
  });

  it("is each that was chosen, and no other", () => {
    const file = "code,A,B,Sum\nBGR1,1,2,3\n";
    expect(plan(file).columns).toEqual(["A", "B", "Sum"]);
    const result = plan(file, 1, ["A", "Sum"]);
    expect([namesOf(result), result.unusedColumns, result.points]).toEqual([["A", "Sum"], ["B"], [["BGR1", "1", "3"]]]);
    const errors = new FileErrors();
    const results = readResults(Buffer.from(file), errors);
    expect(() => planResults(results, target, errors, ["C", "A"])).toThrow("The file has an error.");
  });

  it("can be left out after a refusal, which names all columns", () => {
    const file = "code,A,Age in months,Sum\nBGR1,1,190,3\n";
    expect(refusalOf(file).columns).toEqual({ columns: ["A", "Age in months", "Sum"], unusedColumns: ["Sum"] });
    expect(plan(file, 1, ["A"]).points).toEqual([["BGR1", "1"]]);
  });

  it("can have a line break in its heading", () => {
    const file = 'code,"big\nmaze","Sum of\nall"\nBGR1,1,3\n';
    expect(plan(file).columns).toEqual(["big maze", "Sum of all"]);
    expect(namesOf(plan(file, 1, ["big maze"]))).toEqual(["big maze"]);
  });

  it("can be left out of a scoreboard as well", () => {
    const problems = ["aliens", "shoes"].map((label) => ({ label, score: 1 }));
    const result = plan({ rows: [{ team_id: "ROU1", problems }] }, 1, ["shoes"]);
    expect([namesOf(result), result.unusedColumns]).toEqual([["shoes"], ["aliens"]]);
  });
});

describe("the site's own file of results", () => {
  const header =
    "group,place,code,fullName,nativeName,country,team,official,day 1 aliens,day 1 shoes,day 2 trains,day1,day2,total,medal,honourableMention,disqualification";

  it("is read for a group and day: other rows and columns are named as not used", () => {
    const rows = [
      "Senior,1,BGR1,Ana,,Bulgaria,B,true,10,,,10,,10,,false,",
      "Junior,1,ROU2,Ion,,Romania,R,true,,,,,,,,false,",
    ];
    const result = plan(`${header}\n${rows.join("\n")}\n`);
    expect([namesOf(result), result.otherGroup, result.counts]).toEqual([
      ["aliens", "shoes"],
      1,
      { created: 0, updated: 0, unchanged: 1, skipped: 0 },
    ]);
    expect(result.unusedColumns).toContain("day 2 trains");
    expect(namesOf(plan(`${header}\n${rows.join("\n")}\n`, 2))).toEqual(["trains"]);
  });

  it("says which points are still being judged", () => {
    const rows =
      'Senior,1,BGR1,Ana,,,,true,10,5,,,,,,false,,"day 1 shoes; day 2 trains"\nSenior,2,ROU1,,,,,true,0,,,,,,,,,\n';
    const result = plan(`${header},unjudged\n${rows}`);
    expect(result.rows.map(({ unjudged }) => unjudged)).toEqual([
      [false, true],
      [false, false],
    ]);
    expect([result.unjudged, result.columns.includes("unjudged")]).toEqual([1, false]);
  });

  it("has tasks of the other group, which are not created", () => {
    const rows = ["Senior,1,BGR1,,,,,true,10,,,,,", "Junior,1,ROU2,,,,,true,,,,7,,"];
    const file = `${header.replace("day1,day2", "day 1 boats,day 1 nobody’s")}\n${rows.join("\n")}\n`;
    expect(namesOf(plan(file))).toEqual(["aliens", "shoes"]);
    expect(plan(file).unusedColumns).toEqual(expect.arrayContaining(["day 1 boats", "day 1 nobody’s"]));
  });

  it("is read where its tasks do not exist yet", () => {
    const file = readFileSync("e2e/cases/F10-own-results-export.csv", "utf8").replace("Junior", "Senior");
    expect(plan(file)).toMatchObject({ tasks: [{ id: null, name: "aaa" }], points: [["BGR1", "90"]] });
  });

  it("may be the ranking of the panel, which has the tasks of both days", () => {
    const file =
      "Place,Full name,Code,Official,Country,aliens,shoes,trains,Day 1,Day 2,Total,Result\n1,Ana,BGR1,Official,Bulgaria,10,,,10,,10,\n";
    expect([namesOf(plan(file)), namesOf(plan(file, 2))]).toEqual([["aliens", "shoes"], ["trains"]]);
    expect(plan(file).counts.unchanged).toBe(1);
  });

  it("refuses a row of nobody, whatever group it says", () => {
    for (const group of ["Junior", "Senior", "", "x"])
      expect(errorsOf(`${header}\nSenior,1,BGR1,,,,,,1\n${group},2,XXX9,,,,,,1\n`)).toMatchObject([
        { line: 3, message: "There is no contestant XXX9 in this edition." },
      ]);
  });

  it("refuses a row that says another group than its contestant's", () => {
    expect(errorsOf(`${header}\nSenior,1,BGR1,,,,,,1\nSenior,2,ROU2,,,,,,1\n`)).toMatchObject([
      { line: 3, message: "ROU2 is in the group Junior, and this is a file for Senior." },
    ]);
  });
});
