import { describe, expect, it } from "vitest";
import { findCountry } from "@/lib/country/find-country";
import otherNames from "@/lib/country/other-names.json";
import countries from "@/lib/country/reference.json";

function find(text: string) {
  const problems: string[] = [];
  const country = findCountry(text, countries, (message) => problems.push(message));
  return country?.name ?? problems;
}

describe("a country", () => {
  it.each([
    ["Türkiye", ["Turkey", "Turkiye", "TUR", "tr", "Republic of Turkey", "TÜRKİYE", "Türkiye (Turkey)"]],
    ["Czechia", ["Czech Republic", "The Czech Republic", "Česká republika", "CZE", "Česko", "Чехия"]],
    ["United Kingdom", ["UK", "U.K.", "U. K.", "Great Britain", "GBR", "GB", "England"]],
    ["Vietnam", ["Viet Nam", "Việt Nam", "VIE", "Socialist Republic of Viet Nam"]],
    ["South Korea", ["Republic of Korea", "Korea, Republic of", "Korea (Republic of)", "ROK", "KOR", "대한민국"]],
    ["North Korea", ["DPRK", "Democratic People’s Republic of Korea"]],
    ["Bosnia and Herzegovina", ["Bosnia & Herzegovina", "Bosnia-Herzegovina", "BiH", "B&H", "Bosna i Hercegovina"]],
    ["Taiwan", ["Chinese Taipei", "TPE", "Taiwan, Province of China", "Republic of China", "台灣"]],
    ["Germany", ["GER", "DEU", "Deutschland", "Германия", "Federal Republic of Germany", "Allemagne"]],
    ["Netherlands", ["NED", "The Netherlands", "Holland", "Kingdom of the Netherlands"]],
    ["Switzerland", ["SUI", "CHE", "Schweiz", "Suisse", "Swiss Confederation", "Svizzera"]],
    ["Greece", ["EL", "GRE", "Hellas", "Ελλάδα", "Hellenic Republic"]],
    ["Kosovo", ["KOS", "RKS", "XK", "XKX", "Kosova", "Kosovo*", "Republic of Kosovo"]],
    ["Moldova", ["Republic of Moldova", "Moldova, Republic of", "Rep. of Moldova", "MDA"]],
    ["North Macedonia", ["Macedonia", "FYROM", "The former Yugoslav Republic of Macedonia", "МАКЕДОНИЈА"]],
    ["United States", ["USA", "U.S.A.", "United States of America", "US", "САЩ"]],
    ["DR Congo", ["Democratic Republic of the Congo", "Congo (Democratic Republic of the)", "DRC", "COD"]],
    ["Republic of the Congo", ["Congo-Brazzaville", "Republic of Congo", "COG"]],
    ["Côte d’Ivoire", ["Ivory Coast", "Cote d'Ivoire", "CIV", "Кот-д’Ивоар"]],
    ["Saint Lucia", ["St. Lucia", "St Lucia", "LCA"]],
    ["Iran", ["Iran (Islamic Republic of)", "Islamic Republic of Iran", "IRI"]],
    ["Serbia", ["Србија", "Srbija", "SRB", "Сърбия"]],
    ["Hungary", ["Magyarország", "HUN", "Унгария"]],
    ["North Macedonia", ["С. Македония", "Сев. Македония", "MKD-North Macedonia"]],
    ["Türkiye", ["Türkiye Cumhuriyeti", "Republic of Türkiye"]],
    ["Guinea-Bissau", ["Guinea-Bissau", "GW-Guinea-Bissau"]],
    [
      "Bulgaria",
      [
        "България",
        "BUL",
        "BGR",
        "bg",
        "ВG",
        "BG - Bulgaria",
        "BG-Bulgaria",
        "Bulgaria-BGR",
        "Bulgaria (BGR)",
        "🇧🇬 Bulgaria",
        "🇧🇬",
      ],
    ],
    ["Iceland", ["IS", "Ísland"]],
    ["Andorra", ["AND"]],
    ["Austria", ["Áo", "Αυστρία", "Avusturya", "Rakousko"]],
    ["Belgium", ["Bỉ", "Belgija"]],
    ["Bulgaria", ["БГ", "Бългaрия", "Bulgariа", "Rep. of Bulgariа", "Βulgaria", "Bułgaria", "Bulgarije"]],
    ["United States", ["США", "EE.UU.", "EE. UU.", "EUA"]],
    ["Hong Kong", ["Hong Kong, China", "Hong Kong (China)"]],
    ["Iran", ["I.R. Iran", "IR Iran"]],
    ["Libya", ["Lybia"]],
    ["Morocco", ["Maroko", "Fas", "Мароко"]],
    ["Turks and Caicos Islands", ["TC", "tc"]],
    ["Nigeria", ["NGA", "nga"]],
    ["Dominican Republic", ["Dominican Rep", "DOM"]],
  ])("%s has the names %j", (name, others) => {
    for (const other of others) expect([other, find(other)]).toEqual([other, name]);
  });

  it("has each name of the tables", () => {
    for (const { name, alpha2, alpha3 } of countries)
      for (const text of [name, alpha2, alpha3]) expect([text, find(text)]).toEqual([text, name]);
    for (const [alpha2, names] of Object.entries(otherNames)) {
      const name = countries.find((country) => country.alpha2 === alpha2)?.name;
      for (const text of names) expect([text, find(text)]).toEqual([text, name]);
    }
  });

  it.each([
    ["Turkye", "Türkiye"],
    ["Bulgeria", "Bulgaria"],
    ["Germny", "Germany"],
    ["Bangledesh", "Bangladesh"],
    ["Czech Repubic", "Czechia"],
    ["Unted Kingdom", "United Kingdom"],
  ])("is suggested for %s: %s", (text, name) => {
    expect(find(text)).toEqual([
      `There is no country “${text}”. Did you mean ${name}? Write the English name or the code.`,
    ]);
  });

  it.each([
    "Atlantis",
    "constructor",
    "QQ",
    "Bulgaria (Shumen)",
    "Bulgaria / Romania",
    "Republic",
    "-",
    "n/a",
    "N / A",
    "Mön",
    "Úk",
  ])("is not %s", (text) => {
    expect(find(text)).toEqual([expect.stringContaining(`There is no country “${text}”.`)]);
  });

  it("is asked for by its English name or code", () => {
    expect(find("Atlantis")).toEqual(["There is no country “Atlantis”. Write the English name or the code."]);
  });

  it("is not chosen by a name that two have", () => {
    expect(find("Virgin Islands")).toEqual([
      expect.stringContaining("may be British Virgin Islands or US Virgin Islands."),
    ]);
    expect(find("Korea")).toEqual(["“Korea” may be North Korea or South Korea. Write which one."]);
    expect(
      findCountry(
        "Korea",
        countries.filter(({ alpha2 }) => alpha2 === "BG"),
        (message) => message,
      ),
    ).toBeUndefined();
    expect(find("Nga")).toEqual(["“Nga” may be Nigeria or Russia. Write which one."]);
    expect(find("T.C.")).toEqual(["“T.C.” may be Turks and Caicos Islands or Türkiye. Write which one."]);
    expect(find("Dominica Republic")).toEqual([
      "“Dominica Republic” may be Dominica or Dominican Republic. Write which one.",
    ]);
    expect(find("congo")).toEqual(["“congo” may be DR Congo or Republic of the Congo. Write which one."]);
  });
});
