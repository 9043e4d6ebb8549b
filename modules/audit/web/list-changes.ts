/** One line of an entry's changes; a nested field is named after its parent. */
export interface ChangeLine {
  /** From the outermost field to the innermost: `['mailing_address', 'city']`. */
  path: readonly string[];
  before: unknown;
  after: unknown;
}

type Plain = Readonly<Record<string, unknown>>;

/**
 * Returns the lines of an entry's changes ({ field: { before, after } }), in their own order. For a group such as an
 * address, only the fields that differ; anything with another shape is omitted.
 */
export function listChanges(changes: unknown): ChangeLine[] {
  if (!isPlain(changes)) return [];
  return Object.entries(changes).flatMap(([field, change]): ChangeLine[] => {
    if (!isPlain(change) || !('before' in change || 'after' in change)) return [];
    const { before = null, after = null } = change;
    return insideOf(field, before, after) ?? [{ path: [field], before, after }];
  });
}

function insideOf(field: string, before: unknown, after: unknown): ChangeLine[] | null {
  const [old, fresh] = [groupOf(before), groupOf(after)];
  if (old === null || fresh === null || (before === null && after === null)) return null;
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return names
    .map((name) => ({ path: [field, name], before: old[name] ?? null, after: fresh[name] ?? null }))
    .filter((line) => JSON.stringify(line.before) !== JSON.stringify(line.after));
}

function groupOf(value: unknown): Plain | null {
  if (value === null) return {};
  return isPlain(value) ? value : null;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
