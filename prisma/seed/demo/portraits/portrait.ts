import { grownMenswear, grownWomenswear, youngWardrobe } from "@/prisma/seed/demo/portraits/clothing";
import { beard, features, glasses, head, type Mouth, moustache, wrinkles } from "@/prisma/seed/demo/portraits/face";
import { grownHairstyles, longHairstyles, shortHairstyles } from "@/prisma/seed/demo/portraits/hair";
import { backgrounds, type Complexion, clothes, greyHairs, hairs, skins } from "@/prisma/seed/demo/portraits/palette";
import { cycled, randomOf } from "@/prisma/seed/demo/random";

export type Sex = "female" | "male";
export type Age = "young" | "grown";

/** Whom a portrait may stand for. */
export interface Sitter {
  sex: Sex;
  age: Age;
  complexion: Complexion;
}

const leaf = "M0 0C10 -22 34 -30 60 -24C58 2 44 24 12 22C6 16 2 8 0 0ZM0 0C20 -2 38 -10 52 -20";

function background([light, deep]: readonly [string, string], turn: number): string {
  const leaves = [
    { x: 40, y: 92, size: 1.1, angle: turn },
    { x: 236, y: 60, size: 0.8, angle: turn + 140 },
    { x: 258, y: 214, size: 0.9, angle: turn + 70 },
  ].map(
    ({ x, y, size, angle }) =>
      `<path d="${leaf}" transform="translate(${x} ${y}) rotate(${angle}) scale(${size})" fill="${deep}" fill-opacity=".55" stroke="${light}" stroke-width="1.6"/>`,
  );
  return `<rect width="300" height="380" fill="${light}"/><circle cx="150" cy="196" r="136" fill="${deep}" fill-opacity=".5"/>${leaves.join("")}`;
}

function wardrobe({ sex, age }: Sitter) {
  if (age === "young") return youngWardrobe;
  return sex === "male" ? grownMenswear : grownWomenswear;
}

/** An SVG of 300x380: a friendly drawn face. The same sitter and number give the same one; successive numbers differ much. */
export function portraitSvg(sitter: Sitter, number: number): string {
  const { sex, age, complexion } = sitter;
  const random = randomOf(`portrait:${sex}:${age}:${complexion}:${number}`);
  const grown = age === "grown";
  const skin = random.pick(skins[complexion]);
  const hair = grown && random.chance(0.35) ? random.pick(greyHairs) : random.pick(hairs[complexion]);
  const styles = sex === "female" ? longHairstyles : shortHairstyles.slice(0, grown ? undefined : -grownHairstyles);
  const style = cycled(styles, number);
  const [colour = "", accent = ""] = random.shuffled(clothes);
  const garment = cycled(wardrobe(sitter), number + random.integer(0, 1));
  const bearded = sex === "male" && grown && random.chance(0.45);
  const moustached = bearded || (sex === "male" && grown && random.chance(0.2));
  const backdrop = background(cycled(backgrounds, number * 3 + random.integer(0, 1)), random.integer(0, 359));
  const figure = [
    style.behind?.(hair),
    head(skin, !style.coversEars),
    garment(colour, accent),
    bearded ? beard(hair) : "",
    features(skin, {
      mouth: random.pick<Mouth>(["smile", "smile", "grin", "calm", "half"]),
      brows: hair,
      lashes: sex === "female",
      freckles: !grown && complexion === "fair" && random.chance(0.25),
    }),
    moustached ? moustache(hair) : "",
    grown && random.chance(0.6) ? wrinkles(skin) : "",
    style.front(hair),
    random.chance(grown ? 0.45 : 0.3) ? glasses(random.chance(0.5)) : "",
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 380" width="300" height="380">${backdrop}<g transform="translate(-15 -38) scale(1.1)">${figure.filter(Boolean).join("")}</g></svg>`;
}
