import * as avataaars from "@dicebear/avataaars";
import { createAvatar } from "@dicebear/core";
import { cycled, randomOf } from "@/lib/demo/random";

export type Sex = "female" | "male";
export type Age = "young" | "grown";
export type Complexion = "dark" | "fair";

export type PortraitKind = `${Sex}:${Age}:${Complexion}`;

const backgrounds = ["ecd3b4", "d8ddcb", "e0d0c8", "d3dbe0"];
const clothesColors = ["a8321f", "3f5a4c", "5b3f52", "374a5c", "c58a32", "6f7c45", "6d4a36"];
const skins = { fair: ["f2d3b1", "ecad80", "dfa27a"], dark: ["8d5524", "6b3e21", "a9714b"] };
const hairColors = { fair: ["2c1b18", "4a312c", "724133", "a55728", "b58143"], dark: ["1b1310", "2c1b18", "3a2620"] };
const greyHair = "b9b2a9";

const hairstyles = {
  female: ["straight01", "bob", "bun", "curly", "longButNotTooLong", "miaWallace", "straight02", "curvy"],
  male: ["shortFlat", "shortRound", "shortWaved", "shortCurly", "theCaesar", "theCaesarAndSidePart", "frizzle"],
} as const satisfies Record<Sex, string[]>;
const clothing = {
  young: ["hoodie", "shirtCrewNeck", "collarAndSweater", "shirtVNeck"],
  grown: ["collarAndSweater", "blazerAndShirt", "blazerAndSweater", "shirtVNeck"],
} as const satisfies Record<Age, string[]>;

/** Always draws the same portrait of a kind and number. */
export function portraitSvg(kind: PortraitKind, number: number): string {
  const [sex, age, complexion] = kind.split(":") as [Sex, Age, Complexion];
  const random = randomOf(`portrait:${kind}:${number}`);
  const isGrown = age === "grown";
  const hairColor = isGrown && random.chance(0.35) ? greyHair : random.pick(hairColors[complexion]);
  return createAvatar(avataaars, {
    seed: `${kind}:${number}`,
    size: 190,
    backgroundColor: [cycled(backgrounds, number)],
    skinColor: [cycled(skins[complexion], number)],
    top: [cycled(hairstyles[sex], number)],
    topProbability: 100,
    hairColor: [hairColor],
    facialHair: ["beardLight", "beardMedium", "moustacheFancy"],
    facialHairColor: [hairColor],
    facialHairProbability: sex === "male" && isGrown ? 50 : 0,
    eyes: ["default", "happy"],
    eyebrows: ["defaultNatural", "default", "raisedExcitedNatural"],
    mouth: ["smile", "twinkle", "default"],
    clothing: [cycled(clothing[age], number)],
    clothesColor: [random.pick(clothesColors)],
    accessories: ["prescription01", "prescription02", "round"],
    accessoriesColor: ["3a2b26"],
    accessoriesProbability: isGrown ? 45 : 25,
  }).toString();
}
