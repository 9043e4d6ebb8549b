/**
 * Returns the values of a resource at a path, `a.b`, or at several: `a.b|c`. Each list on the way is walked; what is
 * missing gives no value.
 */
export function valuesAt(resource: object, path: string): unknown[] {
  return path.split('|').flatMap((one) => {
    let values: unknown[] = [resource];
    for (const name of one.split('.')) {
      values = values.flatMap((value) => {
        const next = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
        return next === undefined || next === null ? [] : next;
      });
    }
    return values;
  });
}

/** Returns whether a value is an object with named elements. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
