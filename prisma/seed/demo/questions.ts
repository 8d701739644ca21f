import { type Random, randomOf } from "@/lib/demo/random";
import type { AskedOf } from "@/lib/generated/prisma/enums";
import type { AnswerCreateManyInput, QuestionCreateManyInput } from "@/lib/generated/prisma/models";
import { suggestions } from "@/lib/question/labels";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { nameFrom } from "@/prisma/seed/demo/names";
import { type Participant, type PersonRow, phoneNumber } from "@/prisma/seed/demo/people";
import { idOf } from "@/prisma/seed/ids";

const askedKeys = ["dietaryNeeds", "medicalNotes", "emergencyContact", "parentsConsent", "statementLanguage"] as const;
type Key = (typeof askedKeys)[number];

const questionId = (key: Key) => idOf(`demo:question:${key}`);

/** None is required, so that registering a team in the demo takes a minute. */
export const questionRows: QuestionCreateManyInput[] = askedKeys.map((key, i) => {
  const { version, options, ...question } = suggestions[key];
  return {
    ...question,
    id: questionId(key),
    editionId: demoEdition.id,
    position: i + 1,
    isRequired: false,
    options: options.split("\n").filter(Boolean),
  };
});

const medicalNotes: Record<string, string> = {
  BG: "Алергия към фъстъци; носи EpiPen",
  RO: "Alergie la nuci",
  TR: "Fıstık alerjisi var",
  GR: "Αλλεργία στους ξηρούς καρπούς",
  UA: "Алергія на мед",
  RS: "Алергија на пеницилин",
  GE: "ალერგია თხილზე",
  CN: "对花生过敏",
  JO: "حساسية من الفول السوداني",
  IT: "Intolleranza al lattosio",
  PL: "Alergia na penicylinę",
};

const statementLanguages: Record<string, string> = { BG: "Bulgarian", KZ: "Russian", KG: "Russian", UZ: "Russian" };

/** A person's answer to each question; undefined for none. */
const answerOf: Record<Key, (country: Participant, random: Random) => string | string[] | boolean | undefined> = {
  dietaryNeeds: (_, random) =>
    random.chance(0.22) ? [random.pick(["Vegetarian", "Vegan", "Halal", "No pork", "Gluten-free"])] : undefined,
  medicalNotes: ({ alpha2 }, random) =>
    random.chance(0.08) ? (medicalNotes[alpha2] ?? "Peanuts; carries an EpiPen") : undefined,
  emergencyContact(country, random) {
    const sex = random.pick(["female", "male"] as const);
    const { native } = nameFrom(country.names, sex, random);
    return random.chance(0.85) ? `${native}, ${phoneNumber(country, random)}` : undefined;
  },
  parentsConsent: (_, random) => (random.chance(0.8) ? random.chance(0.9) : undefined),
  statementLanguage: ({ alpha2 }) => statementLanguages[alpha2] ?? "English",
};

/** The answers of people with these roles, by the person's id. */
export function answerRows(
  people: readonly PersonRow[],
  roles: ReadonlyMap<string, AskedOf>,
  countries: readonly Participant[],
): AnswerCreateManyInput[] {
  const byId = new Map(countries.map((country) => [country.id, country]));
  return people.flatMap(({ id: personId, countryId }) => {
    const role = roles.get(personId);
    const country = byId.get(countryId);
    if (!role || !country) return [];
    return askedKeys.flatMap((key) => {
      const value = answerOf[key](country, randomOf(`answer:${key}:${personId}`));
      const isAsked = suggestions[key].askedOf.includes(role);
      return isAsked && value !== undefined
        ? [{ questionId: questionId(key), personId, editionId: demoEdition.id, value }]
        : [];
    });
  });
}
