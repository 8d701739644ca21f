import { generate } from "lean-qr";
import { toSvgDataURL } from "lean-qr/extras/svg";
import { useFormContext } from "react-hook-form";
import type { PrintDesignValues } from "@/components/contest/edition/print-form";
import { pictureAfter } from "@/components/forms/use-picture-choice";
import { BadgeCard } from "@/components/print/badge-card";
import { CertificateOfParticipation } from "@/components/print/certificate-of-participation";
import { DiplomaSheet } from "@/components/print/diploma-sheet";
import { backgroundMargin, mapPictures, type PrintDesign } from "@/lib/edition/print-design";
import type { EditionSettings } from "@/lib/edition/schema";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import { defaultCertificateText } from "@/lib/print/certificate-text";
import { certificateNameBox } from "@/lib/print/text-size";

const qrCode = toSvgDataURL(generate("https://example.org/badge"), { padX: 2, padY: 2 });

const person = {
  fullName: "Anahit Sargsyan",
  nativeName: "Անահիտ Սարգսյան",
  country: "Armenia",
  team: "Modulo Magpies",
  group: ContestantGroup.Senior,
};
const item = { personId: "", countryCode: "AM", nativeLanguage: "hy", groups: [person.group] };
const nameSize = certificateNameBox.max;

/** The design with the changes of the form. */
function toDesign(values: PrintDesignValues, stored: PrintDesign): PrintDesign {
  const { printPictures, certificateSignatories } = values;
  return {
    printPictures: mapPictures((kind) => {
      const { picture, removePicture } = printPictures[kind];
      return pictureAfter(picture, removePicture, stored.printPictures[kind]);
    }),
    certificateSignatories: certificateSignatories.filter((one) => one.trim()),
    accentColour: values.accentColour || null,
    backgroundMargin: backgroundMargin.safeParse(values.backgroundMargin).data ?? stored.backgroundMargin,
  };
}

/** A diploma, a certificate and a badge of nobody, as they would be printed. */
export function PrintPreview({ settings }: { settings: EditionSettings }) {
  const values = useFormContext<PrintDesignValues>().watch();
  const { name, shortName, year, venue, startDate, endDate, emergencyPhone } = settings;
  const design = toDesign(values, settings);
  const shared = { ...person, contest: name, venue, startDate, endDate, signatories: "" };
  const diploma = { ...shared, award: "Gold medal", place: "2" };
  const certificate = { ...shared, role: "Senior group", text: settings.certificateText || defaultCertificateText };
  const badge = {
    ...{ ...person, picture: "", role: "Contestant", code: "ARM1" },
    ...{ contest: `${shortName} ${year}`, emergencyPhone: emergencyPhone ?? "", guidePhone: "" },
  };
  return (
    <section aria-label="Preview" className="lg:sticky lg:top-4 print:hidden">
      <ol className="grid gap-4 lg:[zoom:0.5]">
        <DiplomaSheet diploma={{ ...item, content: diploma, metal: "GOLD" }} design={design} nameSize={nameSize} />
        <CertificateOfParticipation
          certificate={{ ...item, content: certificate, isExtra: false }}
          design={design}
          nameSize={nameSize}
        />
        <li className="w-fit bg-plate text-on-plate shadow-sheet max-lg:[zoom:0.5]">
          <BadgeCard
            badge={{ ...item, content: badge, roles: ["Contestant"], phoneNumber: null }}
            size="a6"
            design={design}
            qrCode={qrCode}
          />
        </li>
      </ol>
    </section>
  );
}
