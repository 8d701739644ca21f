import * as east from "@/prisma/seed/demo/names/east";
import type { NameList } from "@/prisma/seed/demo/names/name-list";
import * as neighbours from "@/prisma/seed/demo/names/neighbours";
import * as north from "@/prisma/seed/demo/names/north";
import * as south from "@/prisma/seed/demo/names/south";

export interface DemoCountry {
  alpha2: string;
  names: NameList;
  phonePrefix: string;
  cities: readonly string[];
  /** How its teams usually travel. */
  comesBy: "home" | "road" | "air";
}

const country = (
  alpha2: string,
  names: NameList,
  phonePrefix: string,
  comesBy: DemoCountry["comesBy"],
  cities: string,
): DemoCountry => ({
  alpha2,
  names,
  phonePrefix,
  comesBy,
  cities: cities.split(", "),
});

/** A smaller demo has the first countries of this list. */
export const demoCountries: readonly DemoCountry[] = [
  country("BG", neighbours.bulgarian, "+359", "home", "Shumen, Sofia, Plovdiv, Varna, Burgas, Ruse"),
  country("RO", neighbours.romanian, "+40", "road", "Bucharest, Cluj-Napoca, Iași, Constanța"),
  country("RS", neighbours.serbian, "+381", "road", "Belgrade, Niš, Novi Sad"),
  country("GR", neighbours.greek, "+30", "road", "Athens, Thessaloniki, Patras"),
  country("TR", neighbours.turkish, "+90", "road", "Istanbul, Ankara, İzmir"),
  country("UA", north.ukrainian, "+380", "road", "Kyiv, Kharkiv, Lviv"),
  country("GE", east.georgian, "+995", "air", "Tbilisi, Kutaisi, Batumi"),
  country("AM", east.armenian, "+374", "air", "Yerevan, Gyumri, Vanadzor"),
  country("MK", neighbours.macedonian, "+389", "road", "Skopje, Bitola, Ohrid"),
  country("CN", east.chinese, "+86", "air", "Hangzhou, Chengdu, Nanjing"),
  country("IN", east.hindi, "+91", "air", "Pune, Bengaluru, Kolkata"),
  country("PL", north.polish, "+48", "air", "Warsaw, Kraków, Wrocław"),
  country("HU", north.hungarian, "+36", "road", "Budapest, Szeged, Debrecen"),
  country("MD", neighbours.romanian, "+373", "road", "Chișinău, Bălți, Cahul"),
  country("HR", neighbours.croatian, "+385", "air", "Zagreb, Split, Rijeka"),
  country("KZ", east.kazakh, "+7", "air", "Almaty, Astana, Shymkent"),
  country("JO", south.arabic, "+962", "air", "Amman, Irbid, Aqaba"),
  country("IL", south.hebrew, "+972", "air", "Haifa, Jerusalem, Be’er Sheva"),
  country("IT", south.italian, "+39", "air", "Bologna, Pisa, Trento"),
  country("AZ", east.azerbaijani, "+994", "air", "Baku, Ganja, Lankaran"),
  country("CY", neighbours.greek, "+357", "air", "Nicosia, Limassol, Larnaca"),
  country("BA", neighbours.croatian, "+387", "road", "Sarajevo, Mostar, Tuzla"),
  country("ME", neighbours.serbian, "+382", "road", "Podgorica, Nikšić, Kotor"),
  country("AL", neighbours.albanian, "+355", "road", "Tirana, Durrës, Shkodër"),
  country("DE", north.german, "+49", "air", "Dresden, Munich, Karlsruhe"),
  country("AT", north.german, "+43", "air", "Vienna, Graz, Linz"),
  country("CH", north.german, "+41", "air", "Zürich, Bern, Basel"),
  country("CZ", north.czech, "+420", "air", "Prague, Brno, Olomouc"),
  country("SK", north.czech, "+421", "air", "Bratislava, Košice, Žilina"),
  country("ES", south.spanish, "+34", "air", "Madrid, Valencia, Sevilla"),
  country("FR", south.french, "+33", "air", "Lyon, Lille, Toulouse"),
  country("BE", south.french, "+32", "air", "Liège, Namur, Brussels"),
  country("PT", south.portuguese, "+351", "air", "Porto, Lisbon, Braga"),
  country("GB", north.english, "+44", "air", "Cambridge, Leeds, Bristol"),
  country("IE", north.english, "+353", "air", "Dublin, Cork, Galway"),
  country("EG", south.arabic, "+20", "air", "Cairo, Alexandria, Mansoura"),
  country("TN", south.arabic, "+216", "air", "Tunis, Sfax, Sousse"),
  country("MA", south.arabic, "+212", "air", "Rabat, Casablanca, Fes"),
  country("SA", south.arabic, "+966", "air", "Riyadh, Jeddah, Dammam"),
  country("US", north.english, "+1", "air", "Boston, Seattle, Austin"),
  country("CA", north.english, "+1", "air", "Toronto, Waterloo, Vancouver"),
  country("MX", south.spanish, "+52", "air", "Guadalajara, Monterrey, Puebla"),
  country("AR", south.spanish, "+54", "air", "Córdoba, Rosario, Mendoza"),
  country("CO", south.spanish, "+57", "air", "Bogotá, Medellín, Cali"),
  country("BR", south.portuguese, "+55", "air", "Campinas, Recife, Curitiba"),
  country("JP", east.japanese, "+81", "air", "Kyoto, Sendai, Fukuoka"),
  country("TW", east.chinese, "+886", "air", "Taipei, Tainan, Hsinchu"),
  country("VN", east.vietnamese, "+84", "air", "Hanoi, Huế, Đà Nẵng"),
  country("AU", north.english, "+61", "air", "Melbourne, Perth, Canberra"),
  country("NZ", north.english, "+64", "air", "Auckland, Wellington, Dunedin"),
];
