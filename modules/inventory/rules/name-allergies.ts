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

/**
 * Returns the patient's allergies whose name is part of the item's name: a fallback for the check by ingredient, for
 * items unknown to the compendium.
 */
export function nameAllergies(itemName: string, substances: readonly string[]): string[] {
  const words = wordsOf(itemName);
  return substances.filter((substance) => wordsOf(substance).some((word) => words.some((own) => isAlike(own, word))));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && !FILLERS.has(word));

// “Penicillins” matches penicillin, “amoxicillin” doesn't.
const isAlike = (one: string, other: string): boolean => one === other || one === `${other}s` || other === `${one}s`;
