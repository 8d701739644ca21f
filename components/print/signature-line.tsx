import { FittedText } from "@/components/print/fitted-text";
import { type PrintDesign, signatureKinds } from "@/lib/edition/print-design";
import { toSignature } from "@/lib/print/certificate-text";
import { type Box, sharedBox } from "@/lib/print/text-size";

/** The signatures of the design; without any, as many empty lines to sign on as `lines`. */
export const signaturesOf = ({ certificateSignatories: signatories, printPictures }: PrintDesign, lines: number) =>
  signatureKinds.slice(0, signatories.length || lines).map((kind, i) => ({
    kind,
    ...toSignature(signatories[i] ?? ""),
    picture: printPictures[kind],
  }));

type Signature = ReturnType<typeof signaturesOf>[number];

interface SignatureBoxes {
  name: Box;
  office: Box;
}

/** The boxes of names and offices, whose texts have the same size in all signatures of a document. Sizes are in points. */
export function signatureBoxes(
  signatures: readonly Signature[],
  { width, nameSize, officeSize }: { width: number; nameSize: number; officeSize: number },
): SignatureBoxes {
  const names = signatures.map(({ name }) => name);
  const offices = signatures.map(({ office }) => office);
  return {
    name: sharedBox(names, { width, height: 8, max: nameSize }),
    office: sharedBox(offices, { width, height: 11, max: officeSize }),
  };
}

export function SignatureLine({ signature, boxes }: { signature: Signature; boxes: SignatureBoxes }) {
  const { name, office, picture } = signature;
  return (
    <>
      {picture && <img className="mx-auto -mb-[2mm] h-[15mm] max-w-full object-contain" src={picture} alt="" />}
      {/* The upper edge is the line to sign on. */}
      <div className="h-[21mm] border-current border-t pt-[1.5mm]">
        <FittedText box={boxes.name} className="font-semibold">
          {name}
        </FittedText>
        <FittedText box={boxes.office}>{office}</FittedText>
      </div>
    </>
  );
}
