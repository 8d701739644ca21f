import type { EditionSettings } from "@/lib/edition/schema";
import type { CompanyKind } from "@/lib/generated/prisma/enums";

export const kindTitles: Readonly<Record<CompanyKind, { one: string; many: string }>> = {
  ORGANIZER: { one: "an organizer", many: "Organizers" },
  PARTNER: { one: "a partner", many: "Partners" },
  PATRON: { one: "a patron", many: "Patrons" },
  GOLDEN_SPONSOR: { one: "a gold sponsor", many: "Gold sponsors" },
  SILVER_SPONSOR: { one: "a silver sponsor", many: "Silver sponsors" },
  BRONZE_SPONSOR: { one: "a bronze sponsor", many: "Bronze sponsors" },
};

export const emptyCompany = (kind: CompanyKind) => ({
  id: "",
  picture: "",
  removePicture: false,
  name: "",
  companyUrl: "",
  additionalInformation: "",
  kind,
});

export const companiesValues = ({ version, companies }: EditionSettings) => ({
  version,
  companies: companies.map(({ imageUrl: _, companyUrl, additionalInformation, ...company }) => ({
    ...emptyCompany(company.kind),
    ...company,
    companyUrl: companyUrl ?? "",
    additionalInformation: additionalInformation ?? "",
  })),
});

export type CompaniesValues = ReturnType<typeof companiesValues>;
