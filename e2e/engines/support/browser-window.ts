/** A browser window, the same for every engine. Elements are found by XPath, and actions wait until they are ready. */
export interface BrowserWindow {
  goto(url: string): Promise<void>;
  waitFor(xpath: string): Promise<void>;
  click(xpath: string): Promise<void>;
  fill(xpath: string, value: string): Promise<void>;
  /** Selects an option by its label. */
  select(xpath: string, label: string): Promise<void>;
  /** Chooses a file in a file field. */
  upload(xpath: string, file: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate<T>(expression: string): Promise<T>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The console messages so far, with violations of the Content-Security-Policy. */
  messages(): string[];
  close(): Promise<void>;
}

const quoted = (text: string) => `"${text}"`;

/** A fieldset or region by its name. */
export const group = (name: string) =>
  `//*[self::fieldset[@aria-label=${quoted(name)} or legend[normalize-space()=${quoted(name)}]] or @aria-labelledby=//*[normalize-space()=${quoted(name)}]/@id]`;

/** The field with this label, which may end with the mark of required fields. */
export function field(label: string, inside = ""): string {
  const isLabel = `//label[normalize-space()=${quoted(label)} or normalize-space()=${quoted(`${label} *`)}]`;
  return `${inside}//*[@id=${isLabel}/@for or self::input[ancestor::label[normalize-space()=${quoted(label)}]]]`;
}

export const button = (name: string, inside = "") =>
  `${inside}//button[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;

export const link = (name: string, inside = "") =>
  `${inside}//a[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}]`;

export const heading = (name: string, inside = "") =>
  `${inside}//*[self::h1 or self::h2 or self::h3][contains(normalize-space(), ${quoted(name)})]`;

export const fileField = (inside = "") => `${inside}//input[@type='file']`;

/** An editor of formatted text. */
export const richText = (label: string) => `//*[@contenteditable='true' and @aria-label=${quoted(label)}]`;
