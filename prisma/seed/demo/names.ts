import type { Random } from "@/lib/demo/random";
import type { Complexion, Sex } from "@/prisma/seed/demo/portraits";

/** `Ivan=Иван` (Latin and native), `Silviu` (both), `Petrov/Petrova=Петров/Петрова` (male and female family name). */
export interface NameList {
  male: string;
  female: string;
  family: string;
  /** The separator where the native name begins with the family name. */
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

export function nameFrom({ male, female, family, familyFirst }: NameList, sex: Sex, random: Random): DemoName {
  const given = pickName(sex === "male" ? male : female, sex, random);
  const last = pickName(family, sex, random);
  return {
    full: `${given.full} ${last.full}`,
    native:
      familyFirst === undefined ? `${given.native} ${last.native}` : `${last.native}${familyFirst}${given.native}`,
  };
}
