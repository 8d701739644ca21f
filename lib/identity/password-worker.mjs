// Runs on piscina's threads. Plain JavaScript, so that Node can load it without a build or a loader.
import bcrypt from "bcryptjs";

/** @param {[password: string, cost: number]} input */
export const hash = ([password, cost]) => bcrypt.hashSync(password, cost);

/** @param {[password: string, hash: string]} input */
export const compare = ([password, hash]) => bcrypt.compareSync(password, hash);
