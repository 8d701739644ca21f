import type { CompanyKind } from "@/lib/generated/prisma/enums";
import type { CompanyCreateManyInput } from "@/lib/generated/prisma/models";
import { lightColors } from "@/lib/theme";
import { demoEdition } from "@/prisma/seed/demo/edition";
import type { Logo } from "@/prisma/seed/demo/logos";
import { idOf } from "@/prisma/seed/ids";

/** All companies are invented; their addresses are the domains reserved for examples. */
export interface DemoCompany {
  kind: CompanyKind;
  name: string;
  companyUrl: string | null;
  additionalInformation: string | null;
  logo: Logo | null;
}

const { maple } = lightColors;
const forest = "#3f5a4c";
const slate = "#374a5c";
const plum = "#5b3f52";
const bark = "#6d4a36";

export const demoCompanies: readonly DemoCompany[] = [
  {
    kind: "ORGANIZER",
    name: "Shumen Informatics Society",
    companyUrl: "https://www.example.org/",
    additionalInformation:
      "Teachers, former contestants and parents who have run informatics circles in Shumen since 1998. The society prepares the tournament all year round and answers every letter.",
    logo: { icon: "tree", lines: ["Shumen", "Informatics Society"], layout: "column", color: maple },
  },
  {
    kind: "ORGANIZER",
    name: "Plateau School of Mathematics and Sciences",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Our host. The halls where the teams compete are the school’s own classrooms, and its pupils are the guides of the guest teams.",
    logo: { icon: "mortarboard", lines: ["Plateau", "School"], layout: "row", color: forest },
  },
  {
    kind: "ORGANIZER",
    name: "Autumn Academy of Algorithms",
    companyUrl: "https://www.example.net/",
    additionalInformation:
      "Sets and tests the tasks, and keeps the judging system that has graded every edition of the tournament.",
    logo: { icon: "puzzle", lines: ["Autumn Academy", "of Algorithms"], layout: "column", color: slate },
  },
  {
    kind: "PARTNER",
    name: "Old Mill Youth Centre",
    companyUrl: null,
    additionalInformation: "Opens its workshops and its garden to the teams on the evening of the excursion.",
    logo: { icon: "flower1", lines: ["Old Mill", "Youth Centre"], layout: "row", color: bark },
  },
  {
    kind: "PARTNER",
    name: "Stara Reka Book House",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Gives every contestant a book, in English or in Bulgarian, as they choose.",
    logo: { icon: "book", lines: ["Stara Reka", "Book House"], layout: "column", color: plum },
  },
  {
    kind: "PARTNER",
    name: "Orbita Coaches",
    companyUrl: "https://www.example.net/",
    additionalInformation: "Brings the teams from the airports and the railway station, at any hour.",
    logo: { icon: "globe2", lines: ["Orbita", "Coaches"], layout: "column", color: slate, isInverted: true },
  },
  {
    kind: "PATRON",
    name: "Shumen Council for Young Talent",
    companyUrl: "https://www.example.org/",
    additionalInformation:
      "The tournament is held under the patronage of the council, which presents the cup of the city at the award ceremony.",
    logo: { icon: "bank", lines: ["Shumen Council", "for Young Talent"], layout: "column", color: maple },
  },
  {
    kind: "PATRON",
    name: "Bright Paths Foundation",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Covers the stay of teams that could not come otherwise. In the last five editions that was one team in six.",
    logo: { icon: "signpost", lines: ["Bright Paths", "Foundation"], layout: "row", color: forest },
  },
  {
    kind: "GOLDEN_SPONSOR",
    name: "Yavor Cloud",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Runs the servers that grade the submissions. Its engineers, three of them former contestants, are in the hall on both days.",
    logo: { icon: "clouds", lines: ["Yavor", "Cloud"], layout: "row", color: maple },
  },
  {
    kind: "GOLDEN_SPONSOR",
    name: "Quillstone Software",
    companyUrl: "https://www.example.net/",
    additionalInformation:
      "Makes editors for people who think in code, and awards a scholarship to the best team of the senior group.",
    logo: { icon: "pen", lines: ["Quillstone", "Software"], layout: "column", color: forest, isInverted: true },
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Lantern Analytics",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Lends sixty laptops, so that nobody’s machine decides the result.",
    logo: { icon: "lamp", lines: ["Lantern", "Analytics"], layout: "column", color: slate },
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Tidewheel Robotics",
    companyUrl: "https://www.example.com/",
    additionalInformation: "Shows its harbour robots on the day of arrival. Visitors may steer them.",
    logo: { icon: "tsunami", lines: ["Tidewheel", "Robotics"], layout: "row", color: slate },
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Kamak Telecom",
    companyUrl: "https://www.example.net/",
    additionalInformation: "Connects the halls and the rooms where the teams stay.",
    logo: { icon: "router", lines: ["Kamak", "Telecom"], layout: "column", color: plum, isInverted: true },
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Chestnut Bakery",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Fresh banitsa at half past ten, on both competition days.",
    logo: { icon: "shop", lines: ["Chestnut", "Bakery"], layout: "column", color: bark },
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Pine and Pixel Studio",
    companyUrl: null,
    additionalInformation: "Drew the T-shirt, the badges and the medals.",
    logo: { icon: "palette", lines: ["Pine and Pixel", "Studio"], layout: "row", color: forest },
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Danube Print House",
    companyUrl: null,
    additionalInformation: null,
    logo: null,
  },
];

/** The companies' rows, numbered within each kind; `logo` returns the hash of a stored logo. */
export function companyRows({ logo }: { logo(company: DemoCompany): string | null }): CompanyCreateManyInput[] {
  return demoCompanies.map((company, index) => ({
    id: idOf(`demo:company:${company.name}`),
    editionId: demoEdition.id,
    kind: company.kind,
    position: demoCompanies.slice(0, index + 1).filter(({ kind }) => kind === company.kind).length,
    name: company.name,
    imageHash: logo(company),
    companyUrl: company.companyUrl,
    additionalInformation: company.additionalInformation,
  }));
}
