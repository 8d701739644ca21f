import path from "node:path";

export const checkout = path.resolve(import.meta.dirname, "../..");

export const inCheckout = (...names: string[]) => path.join(checkout, ...names);
