import { hash } from "bcryptjs";
import { cycled, randomOf } from "@/lib/demo/random";
import type { GuideCreateManyInput, UserCreateManyInput } from "@/lib/generated/prisma/models";
import { passwordCost } from "@/lib/identity/password-limits";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { nameFrom } from "@/prisma/seed/demo/names";
import { type Participant, type People, phoneNumber } from "@/prisma/seed/demo/people";
import { idOf } from "@/prisma/seed/ids";

const demoPassword = "autumn-demo";

type User = UserCreateManyInput & { id: string };
type Guide = GuideCreateManyInput & { id: string };

const schools = [
  "Plateau School of Mathematics and Sciences",
  "First Language School",
  "School of Commerce and Informatics",
] as const;

export async function openAccounts(countries: readonly Participant[], guideCount: number, people: People) {
  const passwordHash = await hash(demoPassword, passwordCost);
  const user = (name: string, fields: Pick<UserCreateManyInput, "name" | "role" | "countryId">): User => {
    const email = `${name}@demo.test`;
    return { id: idOf(`demo:user:${email}`), email, passwordHash, ...fields };
  };
  const users = [
    user("admin", { name: "Desislava Marinova", role: "Administrator" }),
    ...countries.map((country) =>
      user(`registrator.${country.alpha2.toLowerCase()}`, {
        name: nameFrom(country.names, "female", randomOf(`registrator:${country.alpha2}`)).full,
        role: "TeamRegistrator",
        countryId: country.id,
      }),
    ),
  ];
  const guides: Guide[] = [];
  const [host] = countries;
  for (let i = 1; host && i <= guideCount; i++) {
    const random = randomOf(`guide:${i}`);
    const person = people.add({
      key: `guide:${i}`,
      country: host,
      age: "young",
      random,
      extras: { arrivalLocation: "Other", departureLocation: "Other" },
    });
    const account = user(`guide.${i}`, { name: person.fullName, role: "Guide" });
    users.push(account);
    guides.push({
      id: idOf(`demo:guide:${i}`),
      editionId: demoEdition.id,
      personId: person.id,
      userId: account.id,
      phoneNumber: phoneNumber(host, random),
      schoolName: cycled(schools, i),
      classDesignator: `${random.integer(9, 12)}${random.pick(["A", "B", "C", "D"])}`,
    });
  }
  return { users, guides };
}
