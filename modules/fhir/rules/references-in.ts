/** Returns the addresses of all References of a resource, wherever they are; those of contained resources left out. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, element]) =>
    name === 'reference' && typeof element === 'string'
      ? element.startsWith('#')
        ? []
        : [element]
      : referencesIn(element),
  );
}
