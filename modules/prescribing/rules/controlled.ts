import { controlledIn, isNearControlled, mentionsGhb, misspelledIn } from '#drugs/rules';
import type { PrescriptionFields, PrescriptionKind } from './prescription-fields.ts';
import { COMPOUND_PLACEHOLDER, SUPPLY_PLACEHOLDER } from './starting-fields.ts';

/** Specification 3 §5.3, §5.6. */
export const CONTROLLED_NOT_ALLOWED = 'You are not allowed to prescribe controlled substance.';
export const GHB_NOTE = 'Gamma-hydroxybutyric acid (GHB) requires a note on the medical need: add it to the notes.';
export const CONFIRM_NOT_CONTROLLED =
  'This name is similar to a controlled substance. Confirm that it is not controlled.';
export const FREE_TEXT_CONTROLLED = 'This is a controlled substance. It can’t be prescribed here.';

/**
 * Returns whether free text names a controlled substance by any of its names, including abbreviations and misspellings.
 */
export function namesControlled(text: string): boolean {
  return controlledIn(text).length > 0 || mentionsGhb(text) || misspelledIn(text).length > 0;
}

/**
 * Returns whether free text is similar to the name of a controlled substance without being an obvious misspelling of
 * it.
 */
export function resemblesControlled(text: string): boolean {
  return !namesControlled(text) && isNearControlled(text);
}

/** Returns whether the text names gamma-hydroxybutyric acid, by any of its names. */
export function isGhb(text: string): boolean {
  return mentionsGhb(text);
}

/**
 * Returns whether any part of a prescription is controlled: by the compendium, by name, or by an ingredient.
 * Misspellings are only checked in free text; the name of a drug chosen from the compendium is taken literally.
 */
export function isControlled({
  kind,
  controlled,
  drug_id: drugId,
  drug_description: description,
  ingredients,
  is_attested: isAttested = false,
}: Pick<PrescriptionFields, 'kind' | 'controlled' | 'drug_id' | 'drug_description' | 'ingredients'> & {
  is_attested?: boolean;
}): boolean {
  const byCompendium = !['', 'N/A', 'NA', 'NONE'].includes(controlled.trim().toUpperCase());
  // Supplies and compounds are named by hand even if they were started from a drug.
  const isTyped = kind !== 'drug' || drugId === null || isAttested;
  const byName = isTyped
    ? namesControlled(description)
    : controlledIn(description).length > 0 || mentionsGhb(description);
  return byCompendium || byName || ingredients.some((each) => namesControlled(each.description));
}

/** Returns the problem of a supply or compound that still has its placeholder name, or null if it has a name. */
export function placeholderProblem(kind: PrescriptionKind, description: string): string | null {
  const name = description.trim().toLowerCase();
  if (kind === 'compound' && name === COMPOUND_PLACEHOLDER.toLowerCase())
    return 'Please enter the valid drug name for a compound.';
  return kind === 'supply' && name === SUPPLY_PLACEHOLDER.toLowerCase()
    ? 'Please enter the valid drug name for a supply.'
    : null;
}
