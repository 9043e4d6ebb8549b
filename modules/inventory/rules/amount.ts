// Other units, e.g. mL or "each", have no plural.
const COUNTED =
  /(ampule|bag|bottle|can|canister|caplet|capsule|carton|cartridge|case|device|dose|inhaler|item|jar|kit|lozenge|pack|package|packet|pad|pen|piece|pill|ring|roll|sachet|sheet|softgel|strip|swab|syringe|tablet|test|tray|tube|unit|vial)$/i;
const HISSING = /(box|patch|pouch|brush)$/i;

/** Formats a quantity with its unit: 1 tablet, 12 tablets, 3 boxes, 250 mL. */
export function amount(quantity: number, unit: string): string {
  const plural = quantity === 1 ? '' : COUNTED.test(unit) ? 's' : HISSING.test(unit) ? 'es' : '';
  return `${quantity} ${unit}${plural}`.trim();
}
