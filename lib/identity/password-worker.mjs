// Runs on piscina's threads; plain JavaScript, so that no build and no loader stand between Node and this file.
import bcrypt from "bcryptjs";

/** @param {[password: string, cost: number]} input */
export const hash = ([password, cost]) => bcrypt.hashSync(password, cost);

/** @param {[password: string, hash: string]} input */
export const compare = ([password, hash]) => bcrypt.compareSync(password, hash);
