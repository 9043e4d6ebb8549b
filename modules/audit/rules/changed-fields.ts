/** Changes by field name, with the values before and after. */
export type Changes = Record<string, { before: unknown; after: unknown }>;

/** Returns the fields in `after` whose values differ; null if nothing changed. */
export function changedFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes | null {
  const changed = Object.entries(after).filter(([field, value]) => value !== undefined && !same(before[field], value));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map(([field, value]) => [field, { before: before[field] ?? null, after: value }]));
}

function same(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  return JSON.stringify(a) === JSON.stringify(b);
}
