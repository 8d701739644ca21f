import { expect, it } from "vitest";
import { isContestUsername } from "@/lib/contestant/rules";

it.each(["ana", "ion-2_B", "007", "cds1", "administrator", "judge", "my-admin"])(
  "%s can be a user name",
  (username) => {
    expect(isContestUsername(username)).toBe(true);
  },
);

it.each(["a.b", "ana maria", "ева", "a@b", ""])("%j has characters that CMS or DOMjudge refuses", (username) => {
  expect(isContestUsername(username)).toBe(false);
});

it.each(["cds", "CDS", "admin", "Admin", "judgehost", "JudgeHost"])(
  "%s has rights of its own in DOMjudge, so no contestant has it",
  (username) => {
    expect(isContestUsername(username)).toBe(false);
  },
);
