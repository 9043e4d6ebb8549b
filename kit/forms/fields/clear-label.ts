/** Returns the name of the button that clears a field, from the field's label. */
export function clearLabel(label: unknown): string {
  return typeof label === 'string' ? `Clear ${label}` : 'Clear';
}
