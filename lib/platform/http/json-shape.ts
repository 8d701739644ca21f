/** Far more than any endpoint needs. */
const maxValues = 20_000;
const maxDepth = 20;

export const tooManyValues = "Send JSON with at most 20,000 values, nested at most 20 deep.";

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

interface Position {
  values: number;
  depth: number;
  isInString: boolean;
  isEscaped: boolean;
}

function after(chunk: Uint8Array, position: Position): Position {
  let { values, depth, isInString, isEscaped } = position;
  // Most of a picture is skipped in one step.
  if (isInString && !isEscaped && !chunk.includes(quote) && !chunk.includes(backslash)) return position;
  for (let i = 0; i < chunk.length && values <= maxValues && depth <= maxDepth; i++) {
    const byte = chunk[i];
    if (isEscaped) isEscaped = false;
    else if (byte === quote) isInString = !isInString;
    else if (isInString) isEscaped = byte === backslash;
    else if (byte === comma) values++;
    else if (byte === openBracket || byte === openBrace) {
      values++;
      depth++;
    } else if (byte === closeBracket || byte === closeBrace) depth--;
  }
  return { values, depth, isInString, isEscaped };
}

/** Returns a function that takes JSON chunk by chunk and is false from too many values on: parsing millions takes seconds. */
export function jsonShape(): (chunk: Uint8Array) => boolean {
  let position: Position = { values: 0, depth: 0, isInString: false, isEscaped: false };
  return (chunk) => {
    position = after(chunk, position);
    return position.values <= maxValues && position.depth <= maxDepth;
  };
}
