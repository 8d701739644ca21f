import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { planResults } from "@/lib/result/csv/plan";
import { readResults } from "@/lib/result/csv/read-results";
import { scoreboardRow } from "@/lib/result/csv/scoreboard";
import { contestant, errorsOf, namesOf, plan, refusalOf, target } from "@/lib/result/csv/test-plan";

describe("a name in the file", () => {
  const warningsOf = (...rows: string[]) =>
    plan(["code,Full name,shoes", ...rows].join("\n")).warnings.map(({ line, message }) => `${line} ${message}`);

  it("that is not the contestant's is warned of, and several ask whether it is another year's file", () => {
    expect(warningsOf("BGR1,Somebody Else,1", "ROU1,rou1 PERSON,1", "ROU3,Person Ana ROU3,2")).toEqual([
      "2 The file says Somebody Else; BGR1 is Person BGR1.",
    ]);
    expect(warningsOf("BGR1,Somebody Else,1", "ROU1,Ion Pop,1")).toEqual([
      "1 Is this another year’s file? 2 of its names are not those of the codes.",
      "2 The file says Somebody Else; BGR1 is Person BGR1.",
      "3 The file says Ion Pop; ROU1 is Person ROU1.",
    ]);
  });

  it("may be missing, in another script, or a user name", () => {
    expect(warningsOf("BGR1,,1", "ROU1,Йон Поп,1", "ROU3,ion3,2")).toEqual([]);
  });

  it("may be the heading of CMS's ranking", () => {
    expect(plan("Username,User,Team,shoes\nana,Somebody Else,BGR,1\n").warnings).toHaveLength(1);
    expect(plan("Username,User,Team,shoes\nana,Person BGR1,BGR,1\n").warnings).toEqual([]);
  });
});

describe("a line of totals", () => {
  it.each(["Total;;", "total:;;", ";Maximum;", ";;Average", "Σ;;", "∑;;", "Max points;;", ";Общо;", "Średnia;;"])(
    "is not used, which is warned of: %j",
    (start) => {
      const file = `code;name;country;aliens;ufo\nBGR1;;;10;5\nROU1;;;20;1\n${start};300;6\n`;
      const { points, warnings } = plan(file);
      expect(points).toHaveLength(2);
      expect(warnings).toEqual([
        { line: 4, column: "code", message: "This line is not used, because it is no contestant’s." },
      ]);
    },
  );

  it("may stand below the headings, and does not hide the rows' numbers", () => {
    expect(namesOf(plan("Zeile;code;aliens\n1;BGR1;10\n2;ROU1;50\n;Total;60\n"))).toEqual(["aliens"]);
    expect(plan("code;aliens;ufo\nmax;300;6\nBGR1;1;2\n").points).toEqual([["BGR1", "1", "2"]]);
  });

  it("is a contestant's if it has a contestant's user name", () => {
    const contestants = [contestant("BGR1", "score")];
    const errors = new FileErrors();
    const file = readResults(Buffer.from("username;aliens\nscore;5\n"), errors);
    expect(planResults(file, { ...target, contestants }, errors).rows).toHaveLength(1);
  });

  it("is none that has a key, whatever name is in front of it", () => {
    expect(errorsOf("First name;code;aliens\nMax;XXX1;1\nMin;BGR1;2\n")).toMatchObject([{ line: 2, column: "code" }]);
    expect(namesOf(plan("name;No;code;aliens\nMax;1;BGR1;1\nIon;2;ROU1;3\n"))).toEqual(["aliens"]);
    for (const row of ["Max;Moss;;;1", "Max;;;17;1"])
      expect(errorsOf(`First name;Surname;country;code;aliens\n${row}\n`)).toMatchObject([{ line: 2, column: "code" }]);
  });

  it("is one with such a word only: any other line needs a contestant", () => {
    for (const key of ["Totals of today", "XXX1", ""])
      expect(errorsOf(`code;aliens\nBGR1;1\n${key};5\n`)).toMatchObject([{ line: 3 }]);
  });
});

describe("contestants who are not in the file", () => {
  it("keep their points, which the plan says", () => {
    expect(plan("code;aliens\nROU1;1\n")).toMatchObject({
      notInFile: 2,
      keptPoints: [{ code: "BGR1", fullName: "Person BGR1" }],
    });
    expect(plan("code;shoes\nROU1;1\n")).toMatchObject({ notInFile: 2, keptPoints: [] });
    expect(plan("code;aliens\nROU1;1\nBGR1;\nROU3;\n")).toMatchObject({ notInFile: 0, keptPoints: [] });
  });
});

describe("a file of results", () => {
  it("may be a scoreboard in any encoding, also its rows alone", () => {
    const rows = [{ team_id: "ROU1", problems: [{ label: "aliens", score: 10.5 }] }];
    const texts = [JSON.stringify({ event_id: "1", rows }), `\uFEFF${JSON.stringify(rows)}`];
    for (const text of texts)
      for (const bytes of [Buffer.from(text), Buffer.from(text, "utf16le"), Buffer.from(text, "utf16le").swap16()])
        expect(plan(bytes).points).toEqual([["ROU1", "10.5"]]);
    const sample = plan(readFileSync("e2e/cases/F05-scoreboard-utf16le.json"));
    expect([namesOf(sample), sample.points]).toEqual([["A"], [["BGR1", "10.5"]]]);
  });

  it.each(["\r", "\n", "\r\n"])("counts the lines of a scoreboard that are separated by %j", (newline) => {
    const rows = ["ROU1", "XXX1"].map((team_id) => ({ team_id, problems: [{ label: "aliens", score: 1 }] }));
    const file = JSON.stringify({ rows }, null, 1).replaceAll("\n", newline);
    expect(errorsOf(file)).toMatchObject([{ line: 13, column: "team_id" }]);
  });

  it.each(["[", "[1]", "[]", '[{"name":"x"}]', '[["code","aliens"]]'])("gets sentences about JSON for %s", (file) => {
    expect(errorsOf(file)).toMatchObject([{ line: 1, message: expect.stringMatching(/scoreboard/) }]);
  });

  it("may be CMS's ranking.csv, with user names, repeated columns P and stars for what is not judged", () => {
    const file =
      "Username,User,Team,aliens,P,shoes,P,Global,P\nana,Ana,BGR,33.33,,50.0,*,83.33,*\nion,Ion,ROU,0.1,,0,,0.1,\n";
    expect(plan(file)).toMatchObject({
      points: [
        ["BGR1", "33.33", "50"],
        ["ROU1", "0.1", "0"],
      ],
      counts: { created: 1, updated: 1, unchanged: 0, skipped: 0 },
      unjudged: 1,
    });
  });

  it("has a task wherever CMS writes a column P, even if its name is that of another column", () => {
    const { tasks, points } = plan("Username,User,rank,P,code,P,global,P,Global,P\nana,Ana,1.0,,2.5,*,4.0,,7.5,*\n");
    expect(tasks.map(({ name }) => name)).toEqual(["rank", "code", "global"]);
    expect(points).toEqual([["BGR1", "1", "2.5", "4"]]);
  });

  it("may be a scoreboard of DOMjudge in JSON", () => {
    const score = (label: string, score?: number) => ({ label, problem_id: "7", num_judged: 1, score });
    const rows = [
      { rank: 1, team_id: "BGR1", problems: [score("aliens", 33.3), score("shoes", 0)] },
      { rank: 2, team_id: "ROU1", problems: [score("aliens", 0.1), score("shoes")] },
    ];
    expect(plan({ rows }).points).toEqual([
      ["BGR1", "33.3", "0"],
      ["ROU1", "0.1", false],
    ]);
    const pending = { ...score("shoes", 0), num_pending: 2 };
    expect(plan({ rows: [{ team_id: "ROU1", problems: [pending] }] }).unjudged).toBe(1);
    const first = { ...score("shoes"), num_pending: 1 };
    expect(plan({ rows: [{ team_id: "ROU1", problems: [score("aliens", 1), first] }] })).toMatchObject({
      points: [["ROU1", "1", "0"]],
      unjudged: 1,
    });
    const wrong = [...rows, { rank: 3, team_id: "XXX1", problems: [score("aliens", 101)] }];
    expect(errorsOf({ rows: wrong })).toEqual([
      { line: 40, column: "team_id", message: "There is no contestant XXX1 in this edition." },
    ]);
    expect(errorsOf({ contest: 1 })).toMatchObject([{ line: 1, message: expect.stringMatching(/not a scoreboard/) }]);
  });

  it("names a task of a scoreboard by its label, or else by its id, without blanks around", () => {
    const problems = [
      { label: " cafe\u0301 ", score: 1 },
      { problem_id: 7, score: 2 },
    ];
    const file = `\n ${JSON.stringify({ rows: [{ team_id: " ROU1 ", problems }] })}`;
    expect(plan(file).tasks.map(({ name }) => name)).toEqual(["caf\u00e9", "7"]);
    expect(plan(file).points).toEqual([["ROU1", "1", "2"]]);
  });

  it("is refused if it is no JSON, no scoreboard, or a scoreboard without scores", () => {
    const message = "This is not a scoreboard of DOMjudge: it has no rows with team_id and problems.";
    for (const file of ["{", { contest: 1 }]) expect(errorsOf(file)).toEqual([{ line: 1, column: "", message }]);
    const unscored = { rows: [{ team_id: "ROU1", problems: [{ label: "aliens" }] }] };
    expect(errorsOf(unscored)).toEqual([
      {
        line: 1,
        column: "",
        message: "This scoreboard has no scores. Only those of contests with points have them.",
      },
    ]);
  });

  it("is refused if it is a scoreboard that is cut off", () => {
    const text = JSON.stringify({ rows: [{ team_id: "ROU1", problems: [{ label: "aliens", score: 1 }] }] });
    for (const end of [-1, -3, -10])
      expect(errorsOf(text.slice(0, end))).toEqual([
        { line: 1, column: "", message: "This scoreboard is cut off. Download it again." },
      ]);
  });

  it("is refused if it is a scoreboard with more than 100,000 values", () => {
    const message = "A scoreboard can have at most 100,000 values.";
    for (const unit of ["1,", "{},", "[", '"a":1,'])
      expect(errorsOf(`{"rows":[${unit.repeat(100_001)}`)).toEqual([{ line: 1, column: "", message }]);
  });

  it("is refused at the first row that is none of a scoreboard", () => {
    const parse = vi.spyOn(scoreboardRow, "safeParse");
    const rows = [{ team_id: "ROU1", problems: [] }, { team_id: "BGR1", problems: Array(5_000).fill(1) }, 1, 2, 3];
    expect(errorsOf({ rows })).toMatchObject([{ message: expect.stringMatching(/^This is not a scoreboard/) }]);
    expect(parse).toHaveBeenCalledTimes(2);
  });

  it("may have blanks, other cases and other forms of letters in its headings and cells", () => {
    const { tasks, points } = plan("User_Name, cafe\u0301 \n ION , 1 \n");
    expect([tasks.map(({ name }) => name), points]).toEqual([["caf\u00e9"], [["ROU1", "1"]]]);
    expect(errorsOf(" User Name ,shoes\nnobody,1\n")).toMatchObject([{ line: 2, column: "User Name" }]);
  });

  it("may have columns that are no tasks, and rows that are shorter than its header", () => {
    const others = "User,Name,Team,Country,Place,Rank,Total,Global,P,";
    const file = `code,${others},shoes,aliens\nROU1${",x".repeat(10)},1\n`;
    expect(plan(file).tasks.map(({ name }) => name)).toEqual(["shoes", "aliens"]);
    expect(plan(file).points).toEqual([["ROU1", "1", false]]);
  });

  it("may be a scoreboard whose rows have different tasks", () => {
    const rows = [
      { team_id: "ROU1", problems: [{ label: "aliens", score: 1 }] },
      { team_id: "BGR1", problems: [{ label: "shoes", score: 2 }] },
    ];
    const result = plan({ rows });
    expect(result.points).toEqual([
      ["ROU1", "1", false],
      ["BGR1", false, "2"],
    ]);
    expect(result.rows.map(({ unjudged }) => unjudged)).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it("is refused with a new task whose name cannot be stored", () => {
    const long = "x".repeat(61);
    expect(errorsOf(`code,${long}\nROU1,1\n`)).toMatchObject([{ line: 1, column: `${long.slice(0, 60)}…` }]);
    const unnamed = { rows: [{ team_id: "ROU1", problems: [{ score: 1 }] }] };
    expect(errorsOf(unnamed)).toEqual([{ line: 1, column: "", message: "Name is required." }]);
  });

  it("skips and names the rows of withdrawn teams, and takes the others", () => {
    const result = plan("code,shoes\nLVA1,99\nBGR1,1\n");
    expect(result.points).toEqual([["BGR1", "1"]]);
    expect(result.withdrawn).toEqual([{ line: 2, code: "LVA1", fullName: "Person LVA1" }]);
    expect(result.counts).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 1 });
  });

  it("may have a title above its headings", () => {
    const file = "Резултати 2025;;;\n;;;\nNr. crt.;code;aliens;Total\n1;BGR1;5;5\n2;XXX1;1;1\n";
    expect(errorsOf(file)).toMatchObject([{ line: 5, message: "There is no contestant XXX1 in this edition." }]);
    expect(plan(file.replace("XXX1", "ROU1")).points).toHaveLength(2);
    expect(errorsOf("Резултати 2025;;;\nA;B\n1;2\n")).toMatchObject([
      { message: expect.stringMatching(/Line 1 has “Резултати 2025”\.$/) },
    ]);
  });

  it.each(["results\t1\nBGR1\t1\tGold Medal\t2\t100\n", "Standings\nana,1,2\nion,3,4\n"])(
    "without the headings it needs is refused for them only: %j",
    (file) => {
      expect(errorsOf(file)).toMatchObject([
        { line: 1, message: expect.stringMatching(/^The file needs a column “code”/) },
      ]);
    },
  );

  it("may be put together of several, whose headings are warned of", () => {
    const { points, warnings } = plan("code;aliens\nBGR1;1\ncode;aliens\nROU1;2\n");
    expect([points, warnings]).toEqual([
      [
        ["BGR1", "1"],
        ["ROU1", "2"],
      ],
      [{ line: 3, column: "", message: "This line repeats the headings and is not used." }],
    ]);
  });

  it("names contestants by their code if it has user names, too", () => {
    expect(plan("Username;Code;shoes\nx;BGR1;1\n").points).toEqual([["BGR1", "1"]]);
    expect(plan("Username;shoes;Contestant code\nx;1;BGR-1\n").points).toEqual([["BGR1", "1"]]);
    expect(plan("Потребителско име;Код;shoes\nx;BGR1;1\n").points).toEqual([["BGR1", "1"]]);
    expect(plan("Код на участник;Име;shoes\nBGR1;Ана;1\n").points).toEqual([["BGR1", "1"]]);
    for (const heading of ["Handle", "user_id", "Login:", "User name*", "Потребителско име"])
      expect(plan(`${heading};shoes\nana;1\n`).points).toEqual([["BGR1", "1"]]);
  });

  it("is refused if the letters of its tasks were lost", () => {
    const message = "The letters of this file were lost when it was saved. Export it again as “CSV UTF-8”.";
    expect(errorsOf("code;Ð—Ð°Ð´Ð°Ñ‡Ð°;name\nBGR1;1;????\n")).toMatchObject([{ line: 1, message }]);
    expect(plan("code;shoes;name\nBGR1;1;????\n").points).toHaveLength(1);
  });

  it("is rounded to four decimals, as a float of CMS (Python) and of DOMjudge (PHP)", () => {
    const board = {
      rows: [{ team_id: "ROU1", problems: [{ label: "aliens", problem_id: "a", score: 33.333333333 }] }],
    };
    expect(plan(board)).toMatchObject({ points: [["ROU1", "33.3333"]], rounded: 1 });
    const file = "Username,User,aliens,P,shoes,P,Global,P\r\nion,Ion,0.30000000000000004,,5e-05,,0.3,\r\n";
    expect(plan(file)).toMatchObject({ points: [["ROU1", "0.3", "0.0001"]], rounded: 2 });
    expect(plan("code,aliens\nROU1,100.0\n")).toMatchObject({ points: [["ROU1", "100"]], rounded: 0 });
    expect(plan("code,aliens\nROU1,100.00004\n")).toMatchObject({ points: [["ROU1", "100"]], rounded: 1 });
  });

  it("says which points are still being judged", () => {
    const { rows, unjudged } = plan("Username,User,aliens,P,shoes,P,Global,P\nana,Ana,10.0,,0.0,*,10.0,*\n");
    expect([rows.map((row) => row.unjudged), unjudged]).toEqual([[[false, true]], 1]);
  });

  describe("with many tasks", () => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => `t${i}`);
    const csv = (count: number) => `code,${names(count)}\nROU1,${names(count).map(() => 1)}\n`;
    const board = (labels: string[]) => ({
      rows: [{ team_id: "ROU1", problems: labels.map((label) => ({ label, score: 1 })) }],
    });
    const tooMany = (count: number) => [
      { line: 1, column: "", message: `With this file, day 1 would have ${count} tasks. There can be at most 40.` },
    ];

    it("is taken up to 40 tasks of a group and day, stored ones included", () => {
      expect(plan(csv(38)).tasks).toHaveLength(38);
      expect(plan(board(names(38))).tasks).toHaveLength(38);
      expect(plan(board(["aliens", "shoes", ...names(38)])).tasks).toHaveLength(40);
      expect(plan(csv(39), 2).tasks).toHaveLength(39);
    });

    it("is refused above, in every format", () => {
      expect(errorsOf(csv(39))).toEqual(tooMany(41));
      expect(errorsOf(board(names(39)))).toEqual(tooMany(41));
      expect(errorsOf(board(names(3_000)))).toEqual(tooMany(3_002));
    });
  });

  it("may have each label once in a row of a scoreboard", () => {
    const problem = (label: string) => ({ label, score: 1 });
    const rows = [
      { team_id: "ROU1", problems: [problem("shoes")] },
      { team_id: "BGR1", problems: [problem("shoes"), problem("shoes")] },
    ];
    expect(errorsOf({ rows })).toEqual([{ line: 13, column: "shoes", message: "BGR1 has this label twice." }]);
    expect(errorsOf({ rows: [{ team_id: "ROU1", problems: [problem("shoes"), problem("Shoes")] }] })).toEqual([
      { line: 1, column: "Shoes", message: "The file has this task twice." },
    ]);
  });

  it("may be a plain file with codes, whose empty cells mean no points", () => {
    const result = plan("Code;Name;shoes;Aliens\nbgr1;Ana;0,5;\nROU1;Ion;;\n");
    expect(result.points).toEqual([["BGR1", "0.5", false]]);
    expect(result.counts).toEqual({ created: 0, updated: 1, unchanged: 0, skipped: 1 });
  });

  it("finds a contestant by what its column says where a user name is another one's code", () => {
    expect(plan("code,shoes\nBGR1,1\n").points[0]?.[0]).toBe("BGR1");
    expect(plan("username,shoes\nBGR1,1\n").points[0]?.[0]).toBe("ROU3");
    expect(plan("User name,shoes\nBGR1,1\n").points[0]?.[0]).toBe("ROU3");
    expect(plan("Login,shoes\nBGR1,1\n").points[0]?.[0]).toBe("ROU3");
  });

  it("of the other group is refused with one sentence, whatever else is wrong with it", () => {
    const rows = ["ROU2,7", "ROU4,many", "LVA1,1", "XXX9,1"];
    const detail = "This file has 2 juniors and no seniors. Choose the group Junior. Nothing was stored.";
    expect(refusalOf(`code,trains,ufo,ufo\n${rows.join("\n")}\n`)).toMatchObject({ detail, errors: undefined });
    expect(refusalOf("code,aliens\nROU2,1\n").detail).toMatch(/^This file has 1 junior and no seniors\./);
  });

  it("with only new tasks, for a day that has points, names the tasks of these points", () => {
    expect(plan("code,ufo,pins\nROU1,1,2\n").otherTasks).toEqual(["aliens"]);
    expect(plan("code,ufo,aliens\nROU1,1,2\n").otherTasks).toEqual([]);
    expect(plan("code,ufo,shoes\nROU1,1,2\n").otherTasks).toEqual([]);
    expect(plan("code,ufo\nROU1,1\n", 2).otherTasks).toEqual([]);
  });

  it("is refused if three digits after a mark may be decimals or thousands, unless other numbers tell", () => {
    const messagesOf = (...cells: string[]) =>
      errorsOf(`code;aliens\n${cells.map((cell, i) => `ROU${1 + 2 * i};${cell}`).join("\n")}\n`);
    expect(messagesOf("1,000")).toEqual([
      { line: 2, column: "aliens", message: "ROU1 has “1,000”. Write 1.000 or 1000, whichever is meant." },
    ]);
    expect(messagesOf("5", "33,333")).toEqual([
      { line: 3, column: "aliens", message: "ROU3 has “33,333”. Write 33.333 or 33333, whichever is meant." },
    ]);
    expect(messagesOf("1.000", "33,5")).toEqual([
      { line: 2, column: "aliens", message: "ROU1 has “1.000”. Write 1,000 or 1000, whichever is meant." },
    ]);
    expect(errorsOf("code;ufo\nROU1;1,000\n")).toMatchObject([{ line: 2, column: "ufo" }]);
    expect(errorsOf("code;aliens;Time\nROU1;1,000;1,5\n")).toMatchObject([{ line: 2, column: "aliens" }]);
    for (const [first, second, points] of [
      ["33,333", "66,67", ["33.333", "66.67"]],
      ["100,000", "0,000", ["100", "0"]],
      ["1.000", "2.5", ["1", "2.5"]],
    ] as const)
      expect(plan(`code;aliens\nROU1;${first}\nROU3;${second}\n`).points.map(([, value]) => value)).toEqual(points);
    expect(plan('code,aliens,shoes\nROU1,"33,333","12,5"\n').points).toEqual([["ROU1", "33.333", "12.5"]]);
  });

  it.each([
    ["１０", "10"],
    ["10，5", "10.5"],
    ["１０．５", "10.5"],
    ["٣٣٫٥", "33.5"],
    ["\u200e10\u200e", "10"],
    ["\u202a10.5\u202c", "10.5"],
    ["'10", "10"],
    ['"""10"""', "10"],
    ['"=""10"""', "10"],
    [".5", "0.5"],
    [",5", "0.5"],
    ["5.", "5"],
    ["\u00a010\u00a0", "10"],
  ])("may have points as keyboards and spreadsheets write them: %j", (cell, points) => {
    expect(plan(`code;aliens\nROU1;${cell}\n`).points).toEqual([["ROU1", points]]);
  });

  it("keeps points with a sign, a unit or an exponent to be corrected", () => {
    for (const cell of ["+5", "-5", "50%", "33/100", "1.0E+02", "10 pts", "1 000", "10²", "."])
      expect(errorsOf(`code;aliens\nROU1;${cell}\nBGR1;1\n`)).toMatchObject([{ line: 2, column: "aliens" }]);
  });

  it("is warned of if it has headings only", () => {
    const warning = { line: 1, column: "", message: "The file has headings only, and no contestants." };
    for (const file of ["code,aliens,shoes", "code,ufo\n", "code;ufo\n;\n;\n", "code,ufo\u2028BGR1,10\u2028"])
      expect(plan(file).warnings).toContainEqual(warning);
  });

  it("is unchanged when it is imported again", () => {
    expect(plan("code,aliens\nBGR1,10.00\n").counts).toEqual({ created: 0, updated: 0, unchanged: 1, skipped: 0 });
  });

  it("creates the tasks that do not exist yet, with a maximum of 100", () => {
    expect(plan("code,aliens,ufo\nROU1,1,100\n").tasks).toMatchObject([
      { id: "aliens" },
      { id: null, name: "ufo", maximum: 100 },
    ]);
  });

  it.each([
    ["code,aliens\nXXX9,1\n", 2, "code", "There is no contestant XXX9 in this edition."],
    ["code,aliens\nBGR1,1\nROU2,1\n", 3, "code", "ROU2 is in the group Junior, and this is a file for Senior."],
    ["code,aliens\nBGR1,1\nana,1\n", 3, "code", "BGR1 is in line 2 already."],
    ["code,aliens\n,1\n", 2, "code", "This line has neither a code nor a user name."],
    [
      "code,shoes\nBGR1,50.0001\n",
      2,
      "shoes",
      "BGR1 has 50.0001 points, more than the maximum of 50. Set another maximum under Tasks, or leave the column out if it is no task.",
    ],
    [
      "code,shoes\nBGR1,many\n",
      2,
      "shoes",
      "BGR1 has “many”, which is not a number such as 33.5. Leave the cell empty for somebody who was absent.",
    ],
    ...["50%", "33/100", "100 (3)", "1 000", "1'000", "DNS", "–"].map((word): [string, number, string, string] => [
      `code;A;Name\nBGR1;${word};Ana\n`,
      1,
      "",
      `The file needs a column for each task. Column A has no numbers: “${word}”.`,
    ]),
    [
      "code,trains\nBGR1,1\n",
      1,
      "trains",
      "trains is a task of day 2. Import the file as that day, or move the task to day 1.",
    ],
    ["code,shoes,shoes\nBGR1,1,2\n", 1, "shoes", "The file has this task twice."],
    ["code,shoes,Shoes\nBGR1,1,2\n", 1, "Shoes", "The file has this task twice."],
    ["code,ufo,UFO\nBGR1,1,2\n", 1, "UFO", "The file has this task twice."],
    [
      "name,shoes\nAna,1\n",
      1,
      "code",
      "The file needs a column “code” or “Username” that says whose points these are.",
    ],
    ["code,name\nBGR1,Ana\n", 1, "", "The file needs a column for each task."],
  ])("is refused: %j", (file, line, column, message) => {
    expect(errorsOf(file)).toEqual([{ line, column, message }]);
  });
});
