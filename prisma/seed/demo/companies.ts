import type { CompanyKind } from "@/lib/generated/prisma/enums";
import type { CompanyCreateManyInput } from "@/lib/generated/prisma/models";
import { demoEdition } from "@/prisma/seed/demo/edition";
import { idOf } from "@/prisma/seed/ids";

/** All companies are invented; their addresses are the domains reserved for examples. */
interface DemoCompany {
  kind: CompanyKind;
  name: string;
  companyUrl: string | null;
  additionalInformation: string | null;
  /** A file among the demo's pictures. */
  logo: string | null;
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    kind: "ORGANIZER",
    name: "Shumen Informatics Society",
    companyUrl: "https://www.example.org/",
    additionalInformation:
      "Teachers, former contestants and parents who have run informatics circles in Shumen since 1998. The society prepares the tournament all year round and answers every letter.",
    logo: "shumen-informatics-society.webp",
  },
  {
    kind: "ORGANIZER",
    name: "Plateau School of Mathematics and Sciences",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Our host. The halls where the teams compete are the school’s own classrooms, and its pupils are the guides of the guest teams.",
    logo: "plateau-school-of-mathematics-and-sciences.webp",
  },
  {
    kind: "ORGANIZER",
    name: "Autumn Academy of Algorithms",
    companyUrl: "https://www.example.net/",
    additionalInformation:
      "Sets and tests the tasks, and keeps the judging system that has graded every edition of the tournament.",
    logo: "autumn-academy-of-algorithms.webp",
  },
  {
    kind: "PARTNER",
    name: "Old Mill Youth Centre",
    companyUrl: null,
    additionalInformation: "Opens its workshops and its garden to the teams on the evening of the excursion.",
    logo: "old-mill-youth-centre.webp",
  },
  {
    kind: "PARTNER",
    name: "Stara Reka Book House",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Gives every contestant a book, in English or in Bulgarian, as they choose.",
    logo: "stara-reka-book-house.webp",
  },
  {
    kind: "PARTNER",
    name: "Orbita Coaches",
    companyUrl: "https://www.example.net/",
    additionalInformation: "Brings the teams from the airports and the railway station, at any hour.",
    logo: "orbita-coaches.webp",
  },
  {
    kind: "PATRON",
    name: "Shumen Council for Young Talent",
    companyUrl: "https://www.example.org/",
    additionalInformation:
      "The tournament is held under the patronage of the council, which presents the cup of the city at the award ceremony.",
    logo: "shumen-council-for-young-talent.webp",
  },
  {
    kind: "PATRON",
    name: "Bright Paths Foundation",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Covers the stay of teams that could not come otherwise. In the last five editions that was one team in six.",
    logo: "bright-paths-foundation.webp",
  },
  {
    kind: "GOLDEN_SPONSOR",
    name: "Yavor Cloud",
    companyUrl: "https://www.example.com/",
    additionalInformation:
      "Runs the servers that grade the submissions. Its engineers, three of them former contestants, are in the hall on both days.",
    logo: "yavor-cloud.webp",
  },
  {
    kind: "GOLDEN_SPONSOR",
    name: "Quillstone Software",
    companyUrl: "https://www.example.net/",
    additionalInformation:
      "Makes editors for people who think in code, and awards a scholarship to the best team of the senior group.",
    logo: "quillstone-software.webp",
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Lantern Analytics",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Lends sixty laptops, so that nobody’s machine decides the result.",
    logo: "lantern-analytics.webp",
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Tidewheel Robotics",
    companyUrl: "https://www.example.com/",
    additionalInformation: "Shows its harbour robots on the day of arrival. Visitors may steer them.",
    logo: "tidewheel-robotics.webp",
  },
  {
    kind: "SILVER_SPONSOR",
    name: "Kamak Telecom",
    companyUrl: "https://www.example.net/",
    additionalInformation: "Connects the halls and the rooms where the teams stay.",
    logo: "kamak-telecom.webp",
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Chestnut Bakery",
    companyUrl: "https://www.example.org/",
    additionalInformation: "Fresh banitsa at half past ten, on both competition days.",
    logo: "chestnut-bakery.webp",
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Pine and Pixel Studio",
    companyUrl: null,
    additionalInformation: "Drew the T-shirt, the badges and the medals.",
    logo: "pine-and-pixel-studio.webp",
  },
  {
    kind: "BRONZE_SPONSOR",
    name: "Danube Print House",
    companyUrl: null,
    additionalInformation: null,
    logo: null,
  },
];

/** The companies' rows, numbered within each kind; `hashOf` returns the hash of a stored logo. */
export function companyRows(hashOf: (file: string) => string): CompanyCreateManyInput[] {
  return demoCompanies.map(({ logo, ...company }, index) => ({
    id: idOf(`demo:company:${company.name}`),
    editionId: demoEdition.id,
    position: demoCompanies.slice(0, index + 1).filter(({ kind }) => kind === company.kind).length,
    imageHash: logo && hashOf(logo),
    ...company,
  }));
}
