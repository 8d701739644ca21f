/** ISO 15924 codes of the scripts in which names are written. */
const codes =
  "Adlm Arab Armn Beng Bopo Cans Cher Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Java Kana Khmr Knda Laoo Latn Mlym Mong Mymr Nkoo Olck Orya Sinh Syrc Taml Telu Tfng Thaa Thai Tibt Yiii";

const titles = new Intl.DisplayNames("en-GB", { type: "script" });
const scripts = codes.split(" ").map((code) => ({
  title: titles.of(code) ?? code,
  pattern: new RegExp(`\\p{sc=${code}}`, "u"),
}));

/** Two characters that Unicode has not assigned, so that the browser draws a box for them. */
const unassigned = ["\u0378", "\u0379"] as const;

/** In pixels. */
const fontSize = 32;

/** Draws one letter at a time, as the page would with this CSS font-family. */
function letterDrawing(fontFamily: string) {
  const canvas = document.createElement("canvas");
  canvas.width = 3 * fontSize;
  canvas.height = 2 * fontSize;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser has no 2D canvas");
  context.font = `${fontSize}px ${fontFamily}`;
  return {
    width: (letter: string) => context.measureText(letter).width,
    pixels(letter: string) {
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.fillText(letter, fontSize, 1.5 * fontSize);
      return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
    },
  };
}

/** The scripts of the letters for which this computer has no font, e.g. "Georgian". */
export function missingScripts(text: string, fontFamily: string): string[] {
  const { width, pixels } = letterDrawing(fontFamily);
  const [box, otherBox] = unassigned;
  const boxWidth = width(box);
  const boxPixels = pixels(box);
  // Firefox writes the number of the letter into its box.
  const boxesDiffer = boxPixels !== pixels(otherBox);
  const missing = [...new Set(text.match(/\p{L}/gu))].filter(
    (letter) => width(letter) === boxWidth && (boxesDiffer || pixels(letter) === boxPixels),
  );
  const missingTitles = missing.map(
    (letter) => scripts.find(({ pattern }) => pattern.test(letter))?.title ?? "another script",
  );
  return [...new Set(missingTitles)].sort();
}
