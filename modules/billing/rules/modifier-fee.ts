// Fee factors of modifiers in thousandths, as payers commonly apply them; the suggested fee can be edited.
const PARTS: Readonly<Record<string, number>> = { 50: 1500, 52: 500, 53: 500, 62: 625, 80: 160, 82: 160, AS: 136 };

/** Returns whether a price with these modifiers differs from the code's own. */
export const changesFee = (modifiers: readonly string[]): boolean => modifiers.some((modifier) => modifier in PARTS);

/** Returns the fee of a code with its modifiers, in cents: a bilateral procedure costs 150%, a reduced one 50%. */
export function modifiedFee(cents: number, modifiers: readonly string[]): number {
  return modifiers.reduce((fee, modifier) => Math.round((fee * (PARTS[modifier] ?? 1000)) / 1000), cents);
}
