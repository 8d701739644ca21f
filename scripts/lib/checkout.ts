import path from "node:path";

/** The folder of the repository. */
export const checkout = path.resolve(import.meta.dirname, "../..");

export const inCheckout = (...names: string[]) => path.join(checkout, ...names);
