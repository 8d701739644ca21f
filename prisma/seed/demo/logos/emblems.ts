/** Emblems in a square of 100x100, in two colours. */
type Emblem = (colour: string, accent: string) => string;

const path = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const emblems = {
  maple: (colour, accent) =>
    path(
      "M50 4L58 22L70 16L68 36L88 30L82 44L96 50L74 66L78 76L54 72L53 96L47 96L46 72L22 76L26 66L4 50L18 44L12 30L32 36L30 16L42 22Z",
      colour,
    ) + line("M50 72L50 30M50 58L70 44M50 58L30 44", accent, 3),
  graph: (colour, accent) =>
    line("M50 14L84 36L72 80L28 80L16 36ZM50 14L72 80M50 14L28 80M16 36L84 36", colour, 4) +
    [
      [50, 14],
      [84, 36],
      [72, 80],
      [28, 80],
      [16, 36],
    ]
      .map(([x = 0, y = 0], i) => disc(x, y, 10, i === 0 ? accent : colour))
      .join(""),
  book: (colour, accent) =>
    path("M50 30C38 20 22 18 6 22L6 82C22 78 38 80 50 90Z", colour) +
    path("M50 30C62 20 78 18 94 22L94 82C78 78 62 80 50 90Z", accent),
  plateau: (colour, accent) =>
    disc(68, 30, 16, accent) +
    path("M2 84L22 44L34 40L40 46L58 44L66 50L78 48L98 84Z", colour) +
    line("M14 84L30 56M44 84L50 60M72 84L68 64", "#fff", 2.5),
  arch: (colour, accent) =>
    path("M10 92L10 48C10 2 90 2 90 48L90 92L70 92L70 50C70 26 30 26 30 50L30 92Z", colour) +
    path("M40 92L40 54C40 40 60 40 60 54L60 92Z", accent),
  rings: (colour, accent) =>
    `<g fill="none" stroke-width="11"><circle cx="36" cy="50" r="28" stroke="${colour}"/><circle cx="64" cy="50" r="28" stroke="${accent}"/><path d="M50 26A28 28 0 0 1 62 60" stroke="${colour}"/></g>`,
  braces: (colour, accent) =>
    line(
      "M36 10C20 10 26 30 24 40C23 46 18 50 10 50C18 50 23 54 24 60C26 70 20 90 36 90M64 10C80 10 74 30 76 40C77 46 82 50 90 50C82 50 77 54 76 60C74 70 80 90 64 90",
      colour,
      9,
    ) + disc(50, 50, 11, accent),
  lantern: (colour, accent) =>
    line("M34 22C34 4 66 4 66 22", colour, 6) +
    path("M28 24L72 24L80 80L20 80Z", colour) +
    path("M50 36C66 54 62 72 50 72C38 72 34 54 50 36Z", accent) +
    path("M16 82L84 82L84 92L16 92Z", colour),
  wheel: (colour, accent) =>
    `<circle cx="50" cy="50" r="38" fill="none" stroke="${colour}" stroke-width="9"/>` +
    line("M50 12L50 88M12 50L88 50M23 23L77 77M77 23L23 77", colour, 5) +
    disc(50, 50, 14, accent),
  chestnut: (colour, accent) =>
    path("M50 12C88 24 94 60 78 80C62 96 38 96 22 80C6 60 12 24 50 12Z", colour) +
    path("M22 80C36 68 64 68 78 80C62 96 38 96 22 80Z", accent) +
    line("M34 38C30 46 30 54 32 60", "#fff", 4),
  quill: (colour, accent) =>
    path("M90 6C50 10 24 36 20 74L30 66C66 62 88 40 90 6Z", colour) + line("M12 92C26 66 46 44 74 24", accent, 5),
  waves: (colour, accent) =>
    line("M6 34C20 20 34 20 50 34C66 48 80 48 94 34", colour, 9) +
    line("M6 56C20 42 34 42 50 56C66 70 80 70 94 56", accent, 9) +
    line("M6 78C20 64 34 64 50 78C66 92 80 92 94 78", colour, 9),
  pixels: (colour, accent) =>
    `${[
      [40, 4],
      [30, 24],
      [50, 24],
      [20, 44],
      [40, 44],
      [60, 44],
      [10, 64],
      [30, 64],
      [50, 64],
      [70, 64],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          `<rect x="${x}" y="${y}" width="18" height="18" rx="3" fill="${i % 3 === 1 ? accent : colour}"/>`,
      )
      .join("")}<rect x="42" y="84" width="14" height="14" rx="3" fill="${colour}"/>`,
  orbit: (colour, accent) =>
    `<g fill="none" stroke="${colour}" stroke-width="6"><ellipse cx="50" cy="50" rx="44" ry="17" transform="rotate(-28 50 50)"/><ellipse cx="50" cy="50" rx="44" ry="17" transform="rotate(32 50 50)"/></g>` +
    disc(50, 50, 14, accent) +
    disc(88, 28, 7, colour),
  steps: (colour, accent) =>
    path("M8 90L8 68L30 68L30 46L52 46L52 24L74 24L74 90Z", colour) + path("M80 4L96 20L80 36L64 20Z", accent),
} as const satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;
