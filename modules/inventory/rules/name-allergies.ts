const FILLERS = new Set([
  'oral',
  'tablet',
  'tablets',
  'capsule',
  'capsules',
  'with',
  'acid',
  'drug',
  'drugs',
  'plus',
  'extract',
  'powder',
  'vitamin',
]);

/** The patient's allergies whose name an item carries in its own: a net below the check by ingredient, for what no compendium knows. */
export function nameAllergies(itemName: string, substances: readonly string[]): string[] {
  const words = wordsOf(itemName);
  return substances.filter((substance) => wordsOf(substance).some((word) => words.some((own) => isAlike(own, word))));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && !FILLERS.has(word));

// “Penicillins” is penicillin, “amoxicillin” is not.
const isAlike = (one: string, other: string): boolean => one === other || one === `${other}s` || other === `${one}s`;
