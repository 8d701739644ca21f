import { cycled, type Random } from "@/lib/demo/random";
import type { PersonCreateManyInput } from "@/lib/generated/prisma/models";
import type { travelSelect } from "@/lib/travel/views";
import type { DemoCountry } from "@/prisma/seed/demo/countries";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { type DemoName, nameFrom } from "@/prisma/seed/demo/names";
import type { DemoPictures } from "@/prisma/seed/demo/pictures";
import type { Age, PortraitKind, Sex } from "@/prisma/seed/demo/portraits";
import { idOf } from "@/prisma/seed/ids";

export interface Participant extends DemoCountry {
  id: string;
  name: string;
}

type Extras = Pick<PersonCreateManyInput, "isGuest" | keyof typeof travelSelect>;

export interface NewPerson {
  /** The person's id is derived from it. */
  key: string;
  country: Participant;
  age: Age;
  random: Random;
  extras?: Extras;
}

const girlsAmongContestants = 0.36;
const womenAmongGrownUps = 0.45;
const withoutPicture = 0.12;
const withoutNativeName = 0.06;

export type PersonRow = PersonCreateManyInput & { id: string };

/** Makes people and remembers their rows. Their names are unique in their country if its lists of names suffice. */
export class People {
  readonly rows: PersonRow[] = [];
  readonly #names = new Set<string>();
  readonly #portraitsUsed = new Map<string, number>();

  constructor(private readonly pictures: DemoPictures) {}

  add({ key, country, age, random, extras }: NewPerson): PersonRow {
    const sex: Sex = random.chance(age === "young" ? girlsAmongContestants : womenAmongGrownUps) ? "female" : "male";
    const name = this.#newName(country, sex, random);
    const { tShirtSizes } = demoEdition;
    const row = {
      id: idOf(`demo:person:${key}`),
      editionId: demoEdition.id,
      countryId: country.id,
      fullName: name.full,
      nativeName: random.chance(withoutNativeName) ? null : name.native,
      tShirtSize: random.pick(age === "young" ? tShirtSizes.slice(0, 5) : tShirtSizes.slice(1)),
      pictureHash: random.chance(withoutPicture) ? null : this.#portrait(country, sex, age, random),
      ...extras,
    };
    this.rows.push(row);
    return row;
  }

  #newName(country: Participant, sex: Sex, random: Random): DemoName {
    let name = nameFrom(country.names, sex, random);
    for (let attempt = 0; attempt < 12 && this.#names.has(`${country.alpha2}:${name.full}`); attempt++) {
      name = nameFrom(country.names, sex, random);
    }
    this.#names.add(`${country.alpha2}:${name.full}`);
    return name;
  }

  /** Each portrait of a kind is used once before any is used again. */
  #portrait({ names }: Participant, sex: Sex, age: Age, random: Random): string {
    const complexion = random.pick(names.complexions);
    const kind: PortraitKind = `${sex}:${age}:${complexion}`;
    const used = this.#portraitsUsed.get(kind) ?? random.integer(0, 99);
    this.#portraitsUsed.set(kind, used + 1);
    return cycled(this.pictures.portraits(kind), used);
  }
}

/** An invented number with as many digits as the country has, recognisable by its fives. */
export function phoneNumber(
  { phonePrefix, phoneDigits = 9 }: Pick<DemoCountry, "phonePrefix" | "phoneDigits">,
  random: Random,
): string {
  const fives = "5".repeat(phoneDigits - 6);
  return `${phonePrefix} ${random.integer(70, 98)} ${fives} ${String(random.integer(0, 9999)).padStart(4, "0")}`;
}

/** An address at a domain that is reserved for examples. */
export function emailAddress(fullName: string, random: Random): string {
  const local = fullName
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, "")
    .replaceAll(" ", ".");
  return `${local}@${random.pick(["example.org", "example.com", "example.net"])}`;
}
