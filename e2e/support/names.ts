import { randomUUID } from "node:crypto";

/** A name that no other test uses, with this beginning. */
export const uniqueName = (beginning: string) => `${beginning} ${randomUUID().slice(0, 8)}`;

/** Long names in four scripts. */
export const longNames = [
  "Александър-Константин Христодулопетров-Димитров Благовестов-А",
  "عبدالرحمن محمد عبدالله الحسيني الهاشمي القرشي المكي المدني ابن",
  "欧阳文华司马相如诸葛孔明上官婉儿夏侯惇宇文化及独孤求败慕容复东方不败令狐冲西门吹雪南宫问天北堂墨赵钱孙李周吴郑王冯陈褚",
  "Maximiliana-Theodora Wolfeschlegelsteinhausenbergerdorff-Long",
];

/** Names of all lengths, and at least one in each script that participants write. */
export const variousNames = [
  "Maximiliano Bartholomew Wolfeschlegelsteinhausenbergerdorff-Fitzgerald von Hohenzollern-Sigmaringen",
  "W".repeat(120),
  "Wolfeschlegelsteinhausenbergerdorffschlossweg",
  "Достопримечательностенковой",
  "María del Carmen Fernández de Córdoba y Rodríguez de la Fuente",
  "محمد عبد الرحمن بن عبد الله",
  "בנימין זאב הרצל",
  "Александър Владимиров Константинопольский",
  "Παναγιώτης Παπαδόπουλος",
  "გიორგი მაისურაძე-ბერიშვილი",
  "Անահիտ Տեր-Պետրոսյան",
  "श्रीनिवास रामानुजन् अय्यंगार",
  "ณัฐพงศ์ ศรีสุวรรณ",
  "王小明",
  "Li",
  "Jean-Pierre O’Brien",
];
