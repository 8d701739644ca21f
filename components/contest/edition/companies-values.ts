import { companyKinds } from "@/lib/edition/inputs";
import type { EditionSettings } from "@/lib/edition/schema";
import type { CompanyKind } from "@/lib/generated/prisma/enums";

export const kindTitles: Readonly<Record<CompanyKind, { singular: string; plural: string }>> = {
  ORGANIZER: { singular: "organizer", plural: "Organizers" },
  PARTNER: { singular: "partner", plural: "Partners" },
  PATRON: { singular: "patron", plural: "Patrons" },
  GOLDEN_SPONSOR: { singular: "gold sponsor", plural: "Gold sponsors" },
  SILVER_SPONSOR: { singular: "silver sponsor", plural: "Silver sponsors" },
  BRONZE_SPONSOR: { singular: "bronze sponsor", plural: "Bronze sponsors" },
};

export const kindOptions = companyKinds.map((kind) => ({ value: kind, label: kindTitles[kind].plural }));

export const emptyCompany = (kind: CompanyKind) => ({
  ...{ id: "", kind, name: "", companyUrl: "", additionalInformation: "" },
  ...{ picture: "", removePicture: false },
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
