/**
 * Formats a stored phone number ("+1 6175550143": dial code, space, number, and " x22" for an extension): "(617)
 * 555-0143" in North America, "+44 2079460958" elsewhere. Any other text is returned unchanged.
 */
export function formatPhone(phone: string | null | undefined): string {
  if (phone == null) return '';
  const american = /^\+1 (\d{3})(\d{3})(\d{4})( x\d{1,7})?$/.exec(phone);
  return american === null ? phone : `(${american[1]}) ${american[2]}-${american[3]}${american[4] ?? ''}`;
}
