import type { CompanyKind } from "@/lib/generated/prisma/enums";
import type { CompanyCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import type { Logo } from "@/prisma/seed/demo/logos/logo";
import { idOf } from "@/prisma/seed/ids";

/** Whoever makes the tournament possible. All of them are invented; their addresses are the ones reserved for examples. */
export interface DemoCompany {
  kind: CompanyKind;
  name: string;
  companyUrl: string | null;
  additionalInformation: string | null;
  logo: Logo | null;
}

const maple = "#a8321f";
const amber = "#c58a32";
const forest = "#3f5a4c";
const moss = "#6f7c45";
const slate = "#374a5c";
const plum = "#5b3f52";
const bark = "#6d4a36";
const copper = "#b3622f";

export const demoCompanies: readonly DemoCompany[] = [
  {
    kind: "ORGANIZER",
    name: "Shumen Informatics Society",
    companyUrl: "https://www.example.org/",
    additionalInformation:
      "Teachers, former contestants and parents who have run informatics circles in Shumen since 1998. The society prepares the tournament all year round and answers every letter.",
    logo: {
      emblem: "maple",
      words: ["Shumen", "Informatics Society"],
      layout: "stacked",
      colour: maple,
      accent: amber,
    },
  },
  {
    kind: "ORGANIZER",
    name: "Plateau School of Mathematics and Sciences",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Our host. The halls where the teams compete are the school’s own classrooms, and its pupils are the guides of the guest teams.",
    logo: { emblem: "plateau", words: ["Plateau", "School"], layout: "beside", colour: forest, accent: amber },
  },
  {
    kind: "ORGANIZER",
    name: "Autumn Academy of Algorithms",
    companyUrl: "https://www.example.net/",
    additionalInformation:
      "Sets and tests the tasks, and keeps the judging system that has graded every edition of the tournament.",
    logo: {
      emblem: "graph",
      words: ["Autumn Academy", "of Algorithms"],
      layout: "seal",
      colour: slate,
      accent: copper,
    },
  },
  {
    kind: "PARTNER",
    name: "Old Mill Youth Centre",
    companyUrl: null,
    additionalInformation: "Opens its workshops and its garden to the teams on the evening of the excursion.",
    logo: { emblem: "wheel", words: ["Old Mill", "Youth Centre"], layout: "beside", colour: bark, accent: amber },
  },
  {
    kind: "PARTNER",
    name: "Stara Reka Book House",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Gives every contestant a book, in English or in Bulgarian, as they choose.",
    logo: { emblem: "book", words: ["Stara Reka", "Book House"], layout: "stacked", colour: plum, accent: copper },
  },
  {
    kind: "PARTNER",
    name: "Orbita Coaches",
    companyUrl: "https://www.example.net/",
    additionalInformation: "Brings the teams from the airports and the railway station, at any hour.",
    logo: { emblem: "orbit", words: ["Orbita", "Coaches"], layout: "panel", colour: slate, accent: amber },
  },
  {
    kind: "PATRON",
    name: "Shumen Council for Young Talent",
    companyUrl: "https://www.example.org/",
    additionalInformation:
      "The tournament is held under the patronage of the council, which presents the cup of the city at the award ceremony.",
    logo: {
      emblem: "arch",
      words: ["Shumen Council", "for Young Talent"],
      layout: "seal",
      colour: maple,
      accent: amber,
    },
  },
  {
    kind: "PATRON",
    name: "Bright Paths Foundation",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Covers the stay of teams that could not come otherwise. In the last five editions that was one team in six.",
    logo: { emblem: "steps", words: ["Bright Paths", "Foundation"], layout: "beside", colour: forest, accent: amber },
  },
  {
    kind: "GOLDEN_SPONSOR",
    name: "Yavor Cloud",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Runs the servers that grade the submissions. Its engineers, three of them former contestants, are in the hall on both days.",
    logo: { emblem: "rings", words: ["Yavor", "Cloud"], layout: "beside", colour: maple, accent: amber },
  },
  {
    kind: "GOLDEN_SPONSOR",
    name: "Quillstone Software",
    companyUrl: "https://www.example.net/",
    additionalInformation:
      "Makes editors for people who think in code, and awards a scholarship to the best team of the senior group.",
    logo: { emblem: "quill", words: ["Quillstone", "Software"], layout: "panel", colour: forest, accent: amber },
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Lantern Analytics",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Lends sixty laptops, so that nobody’s machine decides the result.",
    logo: { emblem: "lantern", words: ["Lantern", "Analytics"], layout: "stacked", colour: slate, accent: amber },
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Tidewheel Robotics",
    companyUrl: "https://www.example.com/",
    additionalInformation: "Shows its harbour robots on the day of arrival. Visitors may steer them.",
    logo: { emblem: "waves", words: ["Tidewheel", "Robotics"], layout: "beside", colour: slate, accent: copper },
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Kamak Telecom",
    companyUrl: "https://www.example.net/",
    additionalInformation: "Connects the halls and the rooms where the teams stay.",
    logo: { emblem: "braces", words: ["Kamak", "Telecom"], layout: "panel", colour: plum, accent: amber },
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Chestnut Bakery",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Fresh banitsa at half past ten, on both competition days.",
    logo: { emblem: "chestnut", words: ["Chestnut", "Bakery"], layout: "stacked", colour: bark, accent: amber },
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Pine and Pixel Studio",
    companyUrl: null,
    additionalInformation: "Drew the T-shirt, the badges and the medals.",
    logo: { emblem: "pixels", words: ["Pine and Pixel", "Studio"], layout: "beside", colour: forest, accent: moss },
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Danube Print House",
    companyUrl: null,
    additionalInformation: null,
    logo: null,
  },
];

/** The rows of the companies, in their order within each kind; `logo` finds a company's stored picture. */
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
