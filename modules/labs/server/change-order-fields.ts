/** The fields of an order that were given, as the form takes them: a time as a Date. */
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
