const plausible =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?=[^@]{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/**
 * An e-mail address that mail could reach, its domain in lower case; null for what can't be one: no @ or two, spaces,
 * no dot in the domain, dots side by side. Whether somebody reads it only a message can tell.
 */
export function normalizeEmail(text: string): string | null {
  const typed = text.trim();
  if (!plausible.test(typed)) return null;
  const at = typed.indexOf('@');
  const [mailbox, domain] = [typed.slice(0, at), typed.slice(at + 1)];
  if (mailbox.startsWith('.') || mailbox.endsWith('.') || mailbox.includes('..')) return null;
  return `${mailbox}@${domain.toLowerCase()}`;
}
