import { expect, test } from "vitest";
import { languageOfName } from "@/lib/country/language";
import countries from "@/lib/country/reference.json";

const languageIn = (alpha2: string, name: string | null) =>
  languageOfName(name, countries.find((country) => country.alpha2 === alpha2)?.id ?? "");

test.each([
  ["BG", "Дъбравка Николова", "bg"],
  ["UA", "Олена", "uk"],
  ["GR", "Ελένη", "el"],
  ["AM", "Տիգրան", "hy"],
  ["IL", "נועה", "he"],
  ["JP", "佐藤 はな", "ja"],
  ["KR", "김민준", "ko"],
  ["CN", "王芳", "zh"],
])("a native name of %s in its own script, %s, is %s", (country, name, language) => {
  expect(languageIn(country, name)).toBe(language);
});

test("there is no language for another script than the country's, for Latin letters, for an unknown country, or without a name", () => {
  expect(languageIn("BG", "Nikolova")).toBeUndefined();
  expect(languageIn("BE", "Дарья")).toBeUndefined();
  expect(languageIn("CH", "Müller")).toBeUndefined();
  expect(languageIn("BG", null)).toBeUndefined();
  expect(languageOfName("Иван", "00000000-0000-0000-0000-000000000000")).toBeUndefined();
});
