const DEEPEST = 6;

/** Returns whether an untrusted value contains text that PostgreSQL can't store, or is nested too deeply. */
export function hasUnkeepableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= DEEPEST) return true;
  return Object.entries(value).some(([key, part]) => hasUnkeepableText(key) || hasUnkeepableText(part, depth + 1));
}
