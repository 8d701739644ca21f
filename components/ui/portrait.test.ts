import { expect, it } from "vitest";
import { initials } from "@/components/ui/portrait";

it.each([
  ["Maria Petrova", "MP"],
  ["Ana Maria Ivanova Petrova", "AP"],
  ["Cher", "C"],
  ["maria petrova", "MP"],
  ["’t Hooft", "TH"],
  ["Abd ’Abbas", "AA"],
  ["John Smith Jr.", "JS"],
  ["John Smith III", "JS"],
  ["John Smith jr", "JS"],
  ["Robert Downey Sr. II", "RD"],
  ["Nguyễn Tường Vi", "NV"],
  ["Naomasa Ii", "NI"],
  ["Jr. III", "J"],
  ["Jean-Luc 3", "J"],
  ["R2_D2 x", "RX"],
  ["Дъбравка Николова", "ДН"],
  ["नरेन्द्र मोदी", "नमो"],
  ["42", "4"],
  ["李 明", "李明"],
])("the initials of %s are %s", (name, letters) => expect(initials(name)).toBe(letters));

it.each([
  ["ibrahim yılmaz", "TR", "İY"],
  ["ilham əliyev", "AZ", "İƏ"],
  ["ivan petrov", "BG", "IP"],
  ["έλλη οικονόμου", "GR", "ΕΟ"],
  ["გიორგი მაისურაძე", "GE", "გმ"],
  ["ivan neutral", "XN", "IN"],
])("the initials of %s of %s are %s", (name, country, letters) => expect(initials(name, country)).toBe(letters));
