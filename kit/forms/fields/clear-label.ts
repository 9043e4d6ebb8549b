/** The name of the button that empties a field, from the field's label. */
export function clearLabel(label: unknown): string {
  return typeof label === 'string' ? `Clear ${label}` : 'Clear';
}
