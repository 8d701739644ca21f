import path from "node:path";

/** The folder of package.json. */
export const checkout = path.resolve(import.meta.dirname, "../..");

/** A path inside the checkout. */
export const inCheckout = (...names: string[]) => path.join(checkout, ...names);
