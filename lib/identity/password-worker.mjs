// Runs on piscina's threads. Plain JavaScript, so that Node can load it without a build or a loader.
import bcrypt from "bcryptjs";

/** @param {[password: string, cost: number]} input */
export const hash = ([password, cost]) => bcrypt.hashSync(password, cost);

/** @param {[password: string, hash: string]} input */
export const compare = ([password, hash]) => bcrypt.compareSync(password, hash);

/** zxcvbn's scores 0 and 1 are passwords that take fewer than 10^6 guesses. */
const easyScore = 1;

/**
 * What zxcvbn checks of a text: the first 32 characters, because its time grows quickly with the length, in lower case,
 * because it overrates the capitals of a long name.
 */
const checkedPart = (text) => text.slice(0, 32).toLowerCase();

let estimator;

/** Loaded with the first new password, because sign-ins need no dictionaries. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** @param {[password: string, knownWords: string[]]} input */
export async function isEasyToGuess([password, knownWords]) {
  estimator ??= loadEstimator();
  const { score } = (await estimator).check(checkedPart(password), knownWords.map(checkedPart));
  return score <= easyScore;
}
