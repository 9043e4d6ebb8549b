const DEEPEST = 6;

/** Whether a value that came over the wire holds text that PostgreSQL could not keep, or is nested beyond what any form sends. */
export function hasUnkeepableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= DEEPEST) return true;
  return Object.entries(value).some(([key, part]) => hasUnkeepableText(key) || hasUnkeepableText(part, depth + 1));
}
