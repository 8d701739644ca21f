import { darkColors, lightColors } from "@/lib/theme";

/** The size of the drawings in pixels. */
export const sceneSize = { width: 1200, height: 800 } as const;

const { paper, sheet, sunk, edge, maple, ink, "amber-leaf": amber, "forest-leaf": leaf, forest } = lightColors;
const sky = "#dfe9ec";
const far = "#b9c9b4";
const near = "#93b08c";
const lawn = "#d3dfc2";
const glass = "#8fb0bd";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneSize.width} ${sceneSize.height}">${content}</svg>`;

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

const area = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;

const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Calls `draw` for 0 to `count` - 1. */
const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

function tree(x: number, ground: number, radius: number, fill: string): string {
  const top = ground - radius * 2;
  return [
    box(x - radius * 0.09, top, radius * 0.18, radius * 2, darkColors.rule),
    disc(x, top, radius, fill),
    disc(x - radius * 0.55, top + radius * 0.5, radius * 0.6, fill),
    disc(x + radius * 0.55, top + radius * 0.5, radius * 0.6, fill),
  ].join("");
}

const hills = [
  `<path d="M0 360 Q180 250 420 270 L760 262 Q980 270 1200 350 V800 H0Z" fill="${far}"/>`,
  `<path d="M0 470 Q300 380 640 440 T1200 420 V800 H0Z" fill="${near}"/>`,
].join("");

const background = box(0, 0, 1200, 800, sky) + disc(980, 150, 64, "#f6dfa6") + hills;

/** The school seen from its yard. */
export const school = svg(
  [
    background,
    box(0, 640, 1200, 160, lawn),
    area("520,800 680,800 640,650 560,650", sunk),
    box(200, 360, 800, 290, sheet),
    box(200, 600, 800, 50, edge),
    area("170,364 230,290 970,290 1030,364", maple),
    each(2, (side) =>
      each(3, (row) => each(4, (column) => box((side ? 732 : 228) + column * 66, 392 + row * 68, 42, 46, glass, 3))),
    ),
    box(490, 320, 220, 330, paper),
    area("470,326 600,236 730,326", maple),
    disc(600, 292, 22, sheet),
    `<path d="M600 278v14l9 7" stroke="${ink}" stroke-width="3" fill="none"/>`,
    each(3, (column) => box(516 + column * 62, 362, 44, 120, glass, 22)),
    box(552, 520, 96, 130, maple, 6),
    box(598, 520, 4, 130, sheet),
    box(530, 644, 140, 12, edge),
    tree(110, 690, 78, amber),
    tree(1090, 700, 84, maple),
    tree(220, 730, 52, leaf),
    tree(985, 745, 50, amber),
    tree(40, 770, 60, leaf),
  ].join(""),
);

/** Two laptops on a table, `scale` times as large as in the front row. */
function table(x: number, y: number, scale: number): string {
  const at = (dx: number) => x + dx * scale;
  const laptop = (dx: number) =>
    [
      box(at(dx), y - 74 * scale, 96 * scale, 66 * scale, ink, 6 * scale),
      box(at(dx + 6), y - 68 * scale, 84 * scale, 54 * scale, "#e6f0f2", 3 * scale),
      each(4, (line) =>
        box(
          at(dx + 14),
          y - (58 - line * 11) * scale,
          (60 - ((line * 17) % 34)) * scale,
          4 * scale,
          line % 2 ? maple : forest,
        ),
      ),
      box(at(dx - 10), y - 10 * scale, 116 * scale, 10 * scale, edge, 4 * scale),
    ].join("");
  return [
    box(at(14), y, 14 * scale, 96 * scale, darkColors.rule),
    box(at(272), y, 14 * scale, 96 * scale, darkColors.rule),
    box(at(0), y, 300 * scale, 20 * scale, "#c79a66", 4 * scale),
    laptop(34),
    laptop(170),
  ].join("");
}

const row = (y: number, scale: number, step: number, from: number, count: number) =>
  each(count, (i) => table(from + i * step, y, scale));

/** A hall with tables for the teams. */
export const hall = svg(
  [
    box(0, 0, 1200, 800, paper),
    area("0,800 1200,800 1200,520 0,520", "#e3cfae"),
    box(0, 508, 1200, 14, edge),
    each(2, (side) =>
      each(2, (i) => {
        const x = (side ? 880 : 60) + i * 140;
        return (
          box(x - 8, 92, 126, 316, edge, 4) +
          box(x, 100, 110, 300, sky) +
          box(x, 300, 110, 100, near) +
          box(x + 52, 100, 6, 300, sheet) +
          box(x, 246, 110, 6, sheet)
        );
      }),
    ),
    box(380, 96, 440, 270, ink, 6),
    box(392, 108, 416, 246, sheet),
    `<path d="M600 150 510 220M600 150 690 220M510 220 460 300M510 220 560 300M690 220 740 300" stroke="${ink}" stroke-width="5"/>`,
    [
      [600, 150],
      [510, 220],
      [690, 220],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 20, maple))
      .join(""),
    [
      [460, 300],
      [560, 300],
      [740, 300],
    ]
      .map(([x = 0, y = 0], i) => disc(x, y, 18, i === 1 ? leaf : amber))
      .join(""),
    each(13, (i) => area(`${i * 96 - 24},0 ${i * 96 + 56},0 ${i * 96 + 16},58`, [maple, amber, leaf][i % 3] ?? maple)),
    row(520, 0.52, 205, 105, 5),
    row(610, 0.75, 290, 40, 4),
    row(726, 1.05, 400, 45, 3),
  ].join(""),
);

function house(x: number, ground: number, width: number, wall: string, roof: string): string {
  const height = width * 0.78;
  const top = ground - height;
  return [
    box(x, top, width, height, wall),
    box(x - width * 0.06, top, width * 1.12, height * 0.42, wall),
    box(x - width * 0.06, top + height * 0.4, width * 1.12, height * 0.04, darkColors.rule),
    area(
      `${x - width * 0.16},${top} ${x + width * 0.18},${top - width * 0.34} ${x + width * 0.82},${top - width * 0.34} ${x + width * 1.16},${top}`,
      roof,
    ),
    each(3, (i) => box(x + width * (0.1 + i * 0.3), top + height * 0.1, width * 0.2, height * 0.22, glass, 2)),
    box(x + width * 0.4, ground - height * 0.38, width * 0.22, height * 0.38, darkColors.rule, 4),
    box(x + width * 0.1, ground - height * 0.36, width * 0.16, height * 0.18, glass, 2),
    box(x + width * 0.74, ground - height * 0.36, width * 0.16, height * 0.18, glass, 2),
  ].join("");
}

/** A street of the old town below the plateau. */
export const oldTown = svg(
  [
    background,
    house(60, 520, 150, "#f3e3c0", "#b5573f"),
    house(300, 500, 130, sheet, maple),
    house(540, 510, 150, "#e9d6cf", "#b5573f"),
    house(800, 500, 130, "#f3e3c0", maple),
    house(1000, 520, 150, sheet, "#b5573f"),
    tree(250, 545, 40, leaf),
    tree(500, 540, 44, amber),
    tree(745, 545, 42, leaf),
    box(0, 540, 1200, 260, lawn),
    `<path d="M0 800 Q420 640 600 560 L680 560 Q640 680 760 800Z" fill="${sunk}"/>`,
    house(90, 720, 270, sheet, maple),
    house(850, 715, 260, "#f3e3c0", "#8f2a1a"),
    tree(470, 700, 66, maple),
    tree(780, 690, 58, amber),
    tree(30, 760, 60, leaf),
    tree(1170, 760, 64, maple),
  ].join(""),
);
