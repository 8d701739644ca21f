import { generate } from "lean-qr";
import { toSvgDataURL } from "lean-qr/extras/svg";
import { useFormContext } from "react-hook-form";
import { type PrintDesignValues, toDesign } from "@/components/edition/editor/print-design-values";
import { BadgeCard } from "@/components/print/badge-card";
import { CertificateCard } from "@/components/print/certificate-card";
import { Sheet } from "@/components/print/sheet";
import { shortTitle } from "@/lib/edition/dates";
import type { EditionSettings } from "@/lib/edition/schema";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { defaultCertificateText } from "@/lib/print/certificate-text";
import { printDocuments } from "@/lib/print/documents";
import { certificateNameBox } from "@/lib/print/text-size";

const qrCode = toSvgDataURL(generate("https://example.org/badge"), { padX: 2, padY: 2 });

const person = {
  fullName: "Anahit Sargsyan",
  nativeName: "Անահիտ Սարգսյան",
  country: "Armenia",
  team: "Modulo Magpies",
  group: ContestantGroup.Senior,
};
const recipient = { personId: "", countryCode: "AM", nativeLanguage: "hy", groups: [person.group] };

/** A diploma, a certificate and a badge of an invented contestant, as they would be printed. */
export function PrintPreview({ settings }: { settings: EditionSettings }) {
  const values = useFormContext<PrintDesignValues>().watch();
  const { name, venue, startDate, endDate, certificateText } = settings;
  const design = toDesign(values, settings);
  const shared = { ...person, contest: name, venue, startDate, endDate, signatories: "" };
  const diploma = { ...shared, award: "Gold medal", place: "2" };
  const certificate = { ...shared, role: "Senior group", text: certificateText || defaultCertificateText };
  const badge = {
    ...person,
    picture: "",
    role: "Contestant",
    code: "ARM1",
    guidePhone: "",
    contest: shortTitle(settings),
    emergencyPhone: settings.emergencyPhone ?? "",
  };
  const options = { design, nameSize: certificateNameBox.max };
  return (
    <section aria-label="Preview" className="lg:sticky lg:top-4 print:hidden">
      <ol className="grid gap-4 max-md:[zoom:0.9] lg:[zoom:0.5]">
        <Sheet {...printDocuments.diplomas.sheet}>
          <CertificateCard certificate={{ ...recipient, content: diploma, metal: "GOLD" }} {...options} />
        </Sheet>
        <Sheet {...printDocuments.certificates.sheet}>
          <CertificateCard certificate={{ ...recipient, content: certificate, isContestant: true }} {...options} />
        </Sheet>
        <li className="w-fit bg-plate text-on-plate shadow-sheet max-lg:[zoom:0.5]">
          <BadgeCard
            badge={{ ...recipient, content: badge, roles: ["Contestant"] }}
            size="a6"
            design={design}
            qrCode={qrCode}
          />
        </li>
      </ol>
    </section>
  );
}
