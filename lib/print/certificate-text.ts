export const defaultCertificateText = "for taking part in the tournament";

/** e.g. "Ana Petrova, Chair of the jury": the first comma ends the name. */
export function toSignature(signatory: string): { name: string; office: string } {
  const [name = "", ...office] = signatory.split(",");
  return { name: name.trim(), office: office.join(",").trim() };
}
