import type { Complexion, Sex } from "@/prisma/seed/demo/portraits";
import type { Random } from "@/prisma/seed/demo/random";

/**
 * Names of one language, separated by spaces: `Ivan=Иван` (Latin and native), `Silviu` (the same in both),
 * `Petrov/Petrova=Петров/Петрова` (a family name with a male and a female form).
 */
export interface NameList {
  male: string;
  female: string;
  family: string;
  /** Set if the native name begins with the family name: the separator of the two. */
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

/** Picks a given name and a family name. */
export function nameFrom({ male, female, family, familyFirst }: NameList, sex: Sex, random: Random): DemoName {
  const given = pickName(sex === "male" ? male : female, sex, random);
  const last = pickName(family, sex, random);
  return {
    full: `${given.full} ${last.full}`,
    native:
      familyFirst === undefined ? `${given.native} ${last.native}` : `${last.native}${familyFirst}${given.native}`,
  };
}
