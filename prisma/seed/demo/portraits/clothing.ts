const body = "M14 380C18 322 58 300 122 284C134 296 166 296 178 284C242 300 282 322 286 380Z";
const shade = (path: string, opacity = 0.16) => `<path d="${path}" fill="#1d1512" fill-opacity="${opacity}"/>`;
const line = (path: string, opacity = 0.25, width = 3) =>
  `<path d="${path}" fill="none" stroke="#1d1512" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`;
const torso = (colour: string) =>
  `<path d="${body}" fill="${colour}"/>${line("M62 380C62 352 66 340 72 330M238 380C238 352 234 340 228 330", 0.18)}`;
const paper = "#f6eee1";

/** What somebody wears, drawn over the neck; `accent` is a second colour that goes with the first. */
export type Garment = (colour: string, accent: string) => string;

const tShirt: Garment = (colour) => torso(colour) + line("M120 286C132 304 168 304 180 286", 0.22, 5);

const striped: Garment = (colour, accent) =>
  `${torso(colour)}<g stroke="${accent}" stroke-width="9" fill="none" opacity=".85"><path d="M44 322C110 340 190 340 256 322"/><path d="M26 350C110 372 190 372 274 350"/></g>${line("M120 286C132 304 168 304 180 286", 0.22, 5)}`;

const hoodie: Garment = (colour, accent) =>
  `<path d="M104 290C92 262 112 244 124 244C118 268 132 296 150 302C168 296 182 268 176 244C188 244 208 262 196 290C186 310 114 310 104 290Z" fill="${colour}"/>${torso(colour)}${shade("M122 284C134 296 166 296 178 284C190 280 196 276 198 272C196 300 176 316 150 318C124 316 104 300 102 272C104 276 110 280 122 284Z")}<g stroke="${accent}" stroke-width="4" stroke-linecap="round"><path d="M134 314L131 346M166 314L169 346"/></g>`;

const shirt: Garment = (colour, accent) =>
  `${torso(colour)}<path d="M122 278L150 306L132 326L106 290ZM178 278L150 306L168 326L194 290Z" fill="${accent}"/>${line("M150 310L150 380", 0.2)}<g fill="#1d1512" fill-opacity=".35"><circle cx="150" cy="334" r="2.6"/><circle cx="150" cy="360" r="2.6"/></g>`;

const pullover: Garment = (colour) =>
  `${torso(colour)}<path d="M120 284L150 334L180 284L176 276L124 276Z" fill="${paper}"/>${line("M118 285L150 338L182 285", 0.3, 5)}<path d="M126 276L150 300L134 314L112 290ZM174 276L150 300L166 314L188 290Z" fill="#fffaf0"/>`;

const jacket: Garment = (colour, accent) =>
  `${torso(colour)}<path d="M122 284L150 376L178 284L174 276L126 276Z" fill="${paper}"/><path d="M144 300L156 300L159 340L150 366L141 340Z" fill="${accent}"/><path d="M126 278L150 302L140 312L118 290ZM174 278L150 302L160 312L182 290Z" fill="#fffaf0"/>${shade("M118 284L102 298L118 326L108 332L147 380L150 376ZM182 284L198 298L182 326L192 332L153 380L150 376Z", 0.22)}`;

const rollNeck: Garment = (colour) =>
  `${torso(colour)}<path d="M120 252C136 262 164 262 180 252L184 292C166 304 134 304 116 292Z" fill="${colour}"/>${shade("M120 252C136 262 164 262 180 252L181 262C164 271 136 271 119 262Z", 0.2)}${line("M117 291C134 302 166 302 183 291", 0.16)}`;

const scarf: Garment = (colour, accent) =>
  `${torso(colour)}<path d="M104 268C128 290 172 290 196 268C206 284 204 300 194 306C170 318 130 318 106 306C96 300 94 284 104 268Z" fill="${accent}"/><path d="M164 300L196 296L206 372L176 378Z" fill="${accent}"/>${line("M112 284C136 300 164 300 188 284M172 314L200 308M176 350L204 344", 0.2)}`;

const blouse: Garment = (colour, accent) =>
  `${torso(colour)}${line("M112 288C124 318 176 318 188 288", 0.16, 6)}<g fill="${accent}"><circle cx="132" cy="313" r="3.4"/><circle cx="144" cy="317" r="3.4"/><circle cx="156" cy="317" r="3.4"/><circle cx="168" cy="313" r="3.4"/></g>`;

export const youngWardrobe: readonly Garment[] = [tShirt, hoodie, striped, scarf, pullover, shirt];
export const grownMenswear: readonly Garment[] = [jacket, shirt, pullover, rollNeck, scarf];
export const grownWomenswear: readonly Garment[] = [blouse, rollNeck, scarf, shirt, pullover];
