import type { Complexion, Sex } from "@/prisma/seed/demo/portraits";
import type { Random } from "@/prisma/seed/demo/random";

/**
 * Names of one language, separated by spaces. `Ivan=Иван` is a name in Latin letters and in its own script, `Silviu` one
 * that is written the same in both; `Petrov/Petrova=Петров/Петрова` is a family name of two forms, a man's and a woman's.
 */
export interface NameList {
  male: string;
  female: string;
  family: string;
  /** In its own script the family name comes first, and this stands between the two. */
  familyFirst?: "" | " ";
  complexions: readonly Complexion[];
}

export interface DemoName {
  full: string;
  native: string;
}

function form(text: string, sex: Sex): string {
  const [man = "", woman = man] = text.split("/");
  return sex === "male" ? man : woman;
}

function pickName(list: string, sex: Sex, random: Random): DemoName {
  const [full = "", native = full] = random.pick(list.split(" ")).split("=");
  return { full: form(full, sex), native: form(native, sex) };
}

/** A given name and a family name from `list`. */
export function nameFrom({ male, female, family, familyFirst }: NameList, sex: Sex, random: Random): DemoName {
  const given = pickName(sex === "male" ? male : female, sex, random);
  const last = pickName(family, sex, random);
  return {
    full: `${given.full} ${last.full}`,
    native:
      familyFirst === undefined ? `${given.native} ${last.native}` : `${last.native}${familyFirst}${given.native}`,
  };
}
