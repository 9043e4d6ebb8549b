// Parts of a fee, in thousandths, as payers commonly reckon them; what is proposed can be typed over.
const PARTS: Readonly<Record<string, number>> = { 50: 1500, 52: 500, 53: 500, 62: 625, 80: 160, 82: 160, AS: 136 };

/** The fee of a code with its modifiers, in cents: a bilateral procedure is half as much again, a reduced one half. */
export function modifiedFee(cents: number, modifiers: readonly string[]): number {
  return modifiers.reduce((fee, modifier) => Math.round((fee * (PARTS[modifier] ?? 1000)) / 1000), cents);
}
