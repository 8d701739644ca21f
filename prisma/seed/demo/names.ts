import type { Random } from "@/lib/demo/random";
import type { Complexion, Sex } from "@/prisma/seed/demo/portraits";

/** Names in Latin letters, each with its native form after a "=" unless it is the same, such as "Ivan=Иван Silviu". */
export interface NameList {
  /** Given names, separated by spaces. */
  male: string;
  female: string;
  /** Family names, with a female form after a "/" where it differs, such as "Petrov/Petrova=Петров/Петрова". */
  family: string;
  /** Set where the native name begins with the family name: what stands between the two. */
  familyFirstSeparator?: "" | " ";
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

export function nameFrom({ male, female, family, familyFirstSeparator }: NameList, sex: Sex, random: Random): DemoName {
  const given = pickName(sex === "male" ? male : female, sex, random);
  const last = pickName(family, sex, random);
  return {
    full: `${given.full} ${last.full}`,
    native:
      familyFirstSeparator === undefined
        ? `${given.native} ${last.native}`
        : `${last.native}${familyFirstSeparator}${given.native}`,
  };
}
