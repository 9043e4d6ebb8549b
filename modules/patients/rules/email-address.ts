const plausible =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?=[^@]{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/**
 * Returns an email address with its domain in lower case; null if it can't be valid: no @ or two, spaces, no dot in the
 * domain, consecutive dots. Whether the mailbox exists only shows when mail is sent.
 */
export function normalizeEmail(text: string): string | null {
  const typed = text.trim();
  if (!plausible.test(typed)) return null;
  const at = typed.indexOf('@');
  const [mailbox, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  if (mailbox.startsWith('.') || mailbox.endsWith('.') || mailbox.includes('..')) return null;
  return `${mailbox}@${domain.toLowerCase()}`;
}
