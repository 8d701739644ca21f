/** A hairstyle on a head whose face spans 96-204 by 104-236 in a picture of 300x380. */
export interface Hairstyle {
  /** Drawn behind neck and clothes. */
  behind?: (colour: string) => string;
  /** Drawn over the face. */
  front: (colour: string) => string;
  coversEars?: boolean;
}

const fill = (colour: string, path: string) => `<path d="${path}" fill="${colour}"/>`;
const strands = (path: string) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="4" stroke-linecap="round"/>`;
const curls = (colour: string, centres: readonly (readonly [number, number, number])[]) =>
  centres.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join("");

const crop =
  "M91 172C80 96 118 74 152 75C190 74 220 98 209 172C205 168 204 158 203 150C200 136 196 127 186 121C163 128 134 127 113 121C103 128 99 138 97 150C96 158 95 168 91 172Z";
const sidePart =
  "M91 172C78 100 112 71 156 72C194 72 221 98 209 172C205 166 204 156 203 148C201 138 197 130 189 125C158 131 130 122 118 104C107 119 100 134 97 149C96 158 95 167 91 172Z";
const quiff =
  "M92 170C80 112 92 84 118 78C128 58 184 54 204 78C220 94 215 142 208 170C205 164 204 154 203 146C201 134 195 124 184 118C160 112 136 112 115 119C104 126 99 138 97 148C96 156 95 164 92 170Z";
const fringe =
  "M90 176C76 98 114 70 152 71C192 70 224 98 210 176C206 170 204 158 203 148C196 142 190 136 186 130C180 138 170 142 160 142C162 138 164 134 164 130C150 142 130 148 110 146C104 150 99 154 97 158C96 166 94 172 90 176Z";
const buzz =
  "M94 160C90 104 122 84 151 84C182 84 210 104 206 160C204 150 202 140 197 132C190 122 178 118 150 118C122 118 110 122 103 132C98 140 96 150 94 160Z";
const receding =
  "M92 180C84 150 88 130 103 120C106 132 103 142 99 154C98 164 96 174 92 180ZM208 180C216 150 212 130 197 120C194 132 197 142 201 154C202 164 204 174 208 180Z";
const centreParted =
  "M88 200C70 104 112 70 150 71C188 70 230 104 212 200C206 186 206 168 204 154C192 146 166 128 150 100C134 128 108 146 96 154C94 168 94 186 88 200Z";
const sideSwept =
  "M88 196C72 100 112 68 154 70C194 70 228 104 212 196C207 182 206 166 204 152C176 146 142 130 126 104C116 128 104 142 96 154C94 168 93 182 88 196Z";
const bangs =
  "M88 190C72 100 112 68 150 69C190 68 228 102 212 190C207 178 206 162 204 146C190 138 172 140 150 139C128 140 110 138 96 146C94 162 93 178 88 190Z";

const longStraight =
  "M84 150C70 86 120 66 150 66C182 66 230 86 216 150C224 210 228 262 222 300C196 322 104 322 78 300C72 262 76 210 84 150Z";
const bob =
  "M82 150C66 84 118 64 150 64C184 64 234 84 218 150C226 190 226 220 214 240C196 252 104 252 86 240C74 220 74 190 82 150Z";
const wavy =
  "M82 150C66 84 118 64 150 64C184 64 234 84 218 150C230 168 218 186 230 206C240 226 222 240 232 262C238 284 222 304 206 306L94 306C78 304 62 284 68 262C78 240 60 226 70 206C82 186 70 168 82 150Z";
const ponytail =
  "M196 96C240 92 252 140 244 186C240 226 248 244 232 268C222 244 214 226 216 190C214 150 206 124 190 112Z";
const braid = [
  [212, 196, 15],
  [216, 220, 15],
  [217, 244, 14],
  [215, 268, 13],
  [211, 290, 11],
  [207, 308, 9],
] as const;
const crownCurls = [
  [98, 128, 17],
  [106, 106, 19],
  [124, 90, 20],
  [148, 82, 21],
  [173, 88, 20],
  [192, 104, 19],
  [202, 127, 17],
] as const;
const sideCurls = [
  [90, 152, 18],
  [84, 178, 19],
  [82, 206, 20],
  [88, 232, 19],
  [210, 152, 18],
  [216, 178, 19],
  [218, 206, 20],
  [212, 232, 19],
  [106, 252, 18],
  [194, 252, 18],
  [150, 150, 66],
] as const;

/** Hairstyles of boys and men; the last two are for grown men alone. */
export const shortHairstyles: readonly Hairstyle[] = [
  { front: (colour) => fill(colour, crop) + strands("M120 96C136 88 158 86 176 92") },
  { front: (colour) => fill(colour, sidePart) + strands("M128 96C146 106 170 110 190 106") },
  { front: (colour) => fill(colour, quiff) + strands("M126 96C142 82 170 78 192 90") },
  { front: (colour) => fill(colour, fringe) + strands("M112 116C128 98 152 92 176 96") },
  { front: (colour) => curls(colour, crownCurls) + fill(colour, crop) },
  { front: (colour) => `<g opacity=".86">${fill(colour, buzz)}</g>` },
  { front: (colour) => fill(colour, receding) },
];
export const grownHairstyles = 1;

/** Hairstyles of girls and women. */
export const longHairstyles: readonly Hairstyle[] = [
  {
    behind: (colour) => fill(colour, longStraight),
    front: (colour) => fill(colour, centreParted) + strands("M140 84C118 94 104 112 100 134"),
    coversEars: true,
  },
  {
    behind: (colour) => fill(colour, bob),
    front: (colour) => fill(colour, bangs) + strands("M116 104C136 94 166 94 186 104"),
    coversEars: true,
  },
  {
    behind: (colour) => fill(colour, wavy),
    front: (colour) => fill(colour, sideSwept) + strands("M140 92C162 112 184 124 202 130"),
    coversEars: true,
  },
  {
    behind: (colour) => fill(colour, ponytail),
    front: (colour) => fill(colour, sideSwept) + strands("M134 92C154 110 180 122 200 128"),
  },
  {
    behind: (colour) => `<circle cx="150" cy="66" r="27" fill="${colour}"/>`,
    front: (colour) => fill(colour, centreParted.replaceAll("200", "176")) + strands("M132 62C142 52 160 52 168 60"),
  },
  {
    behind: (colour) => curls(colour, sideCurls),
    front: (colour) => curls(colour, crownCurls) + fill(colour, sideSwept),
    coversEars: true,
  },
  {
    behind: (colour) => fill(colour, bob.replaceAll("240", "214").replaceAll("252", "222")),
    front: (colour) => fill(colour, centreParted) + curls(colour, braid),
    coversEars: true,
  },
];
