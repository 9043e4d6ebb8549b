import { controlledIn, mentionsGhb, scheduleOf } from '#drugs/rules';
import type { MedicationFields, PrescriptionKind } from './prescription-fields.ts';
import { COMPOUND_PLACEHOLDER, SUPPLY_PLACEHOLDER } from './starting-fields.ts';

/** Specification 3 §5.3, §5.6. */
export const CONTROLLED_NOT_ALLOWED = 'You are not allowed to prescribe controlled substance.';
export const GHB_NOTE =
  'A note on the medical need is required for gamma-hydroxybutyric acid (GHB): write it into the notes.';
export const CONFIRM_NOT_CONTROLLED =
  'This name is close to that of a controlled substance. Please confirm that it is not controlled.';
export const FREE_TEXT_CONTROLLED = 'What you typed names a controlled substance. It can’t be prescribed here.';

/** Whether a text names a controlled substance, as whole words: a salt or a strength beside it changes nothing. */
export function namesControlled(text: string): boolean {
  return controlledIn(text).length > 0 || mentionsGhb(text);
}

/** Whether a text is close to the name of a controlled substance, as one that is spelled wrong. */
export function resemblesControlled(text: string): boolean {
  if (namesControlled(text)) return false;
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length >= 6 && spelledOtherwise(word).some((other) => scheduleOf(other) !== null));
}

/** Whether it is gamma-hydroxybutyric acid, by any of its names. */
export function isGhb(text: string): boolean {
  return mentionsGhb(text);
}

/** Whether any part of a prescription is controlled: by the compendium, by its name, or by an ingredient. */
export function isControlled({
  controlled,
  drug_description: description,
  ingredients,
}: Pick<MedicationFields, 'controlled' | 'drug_description' | 'ingredients'>): boolean {
  const byCompendium = !['', 'N/A', 'NA', 'NONE'].includes(controlled.trim().toUpperCase());
  return byCompendium || namesControlled(description) || ingredients.some((each) => namesControlled(each.description));
}

/** What is said of a supply or a compound that nobody has named; null where it has a name. */
export function placeholderProblem(kind: PrescriptionKind, description: string): string | null {
  const name = description.trim().toLowerCase();
  if (kind === 'compound' && name === COMPOUND_PLACEHOLDER.toLowerCase())
    return 'Please enter the valid drug name for a compound.';
  return kind === 'supply' && name === SUPPLY_PLACEHOLDER.toLowerCase()
    ? 'Please enter the valid drug name for a supply.'
    : null;
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

/** What a word may have been meant as: one letter is another, missing or too many, or two stand the other way round. */
function spelledOtherwise(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  return places.flatMap(([before, after]) => [
    before + after.slice(1),
    ...(after.length > 1 ? [before + after[1]! + after[0]! + after.slice(2)] : []),
    ...LETTERS.map((letter) => before + letter + after.slice(1)),
    ...LETTERS.map((letter) => before + letter + after),
  ]);
}
