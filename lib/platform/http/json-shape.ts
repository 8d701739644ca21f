const maxDepth = 20;
/** More than all texts of an edition need, even if each letter is escaped. */
const maxEscapes = 1_000_000;

const tooManyValues = (max: number) =>
  `Send JSON with at most ${max.toLocaleString("en")} values, nested at most ${maxDepth} deep.`;
const tooManyEscapes = `Send JSON with at most ${maxEscapes.toLocaleString("en")} escaped characters.`;

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

interface Position {
  values: number;
  depth: number;
  escapes: number;
  isInString: boolean;
  isEscaped: boolean;
}

function positionAfter(chunk: Uint8Array, position: Position, maxValues: number): Position {
  let { values, depth, escapes, isInString, isEscaped } = position;
  // Most of a picture is skipped in one step.
  if (isInString && !isEscaped && !chunk.includes(quote) && !chunk.includes(backslash)) return position;
  for (const byte of chunk) {
    if (isEscaped) isEscaped = false;
    else if (byte === quote) isInString = !isInString;
    else if (isInString) {
      if (byte !== backslash) continue;
      isEscaped = true;
      escapes++;
    } else if (byte === comma) values++;
    else if (byte === openBracket || byte === openBrace) {
      values++;
      depth++;
    } else if (byte === closeBracket || byte === closeBrace) depth--;
    if (values > maxValues || depth > maxDepth) break;
  }
  return { values, depth, escapes, isInString, isEscaped };
}

/**
 * Returns a function that takes JSON chunk by chunk and says why to refuse it: parsing millions of values takes
 * seconds.
 */
export function jsonShapeCheck(maxValues: number): (chunk: Uint8Array) => string | undefined {
  let position: Position = { values: 0, depth: 0, escapes: 0, isInString: false, isEscaped: false };
  return (chunk) => {
    position = positionAfter(chunk, position, maxValues);
    if (position.values > maxValues || position.depth > maxDepth) return tooManyValues(maxValues);
    if (position.escapes > maxEscapes) return tooManyEscapes;
  };
}
