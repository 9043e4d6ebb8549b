/** Converts the given fields of an order for the form: a time becomes a Date. */
export function changeOrderFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([name, value]) =>
          value !== undefined && (value !== null || name === 'collection_time' || name === 'is_fasting'),
      )
      .map(([name, value]) => [
        name,
        name === 'collection_time' && typeof value === 'string' ? new Date(value) : value,
      ]),
  );
}
