/** Characters that the fonts of share cards lack: next/og would ask servers on the internet for them. */
const undrawable =
  /[^ -~\u00a0-\u00ac\u00ae-\u017e\u018f\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01e6\u01e7\u01ea\u01eb\u0218-\u021b\u0259\u02bb\u02bc\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0401-\u044f\u0451-\u045f\u0490-\u0493\u0496\u0497\u049a\u049b\u04a2\u04a3\u04ae-\u04b1\u04ba\u04bb\u04d8\u04d9\u04e8\u04e9\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2039\u203a\u20ac\u2116\u2122]/gu;

/** The text without what share cards cannot draw. */
export const cardText = (text: string): string =>
  text.normalize("NFC").replace(/\s/g, " ").replace(undrawable, "").replace(/ +/g, " ").trim();

/** Whether share cards can draw all of a text. */
export const isDrawable = (text: string): boolean => cardText(text) === text;
