/** Minutes that a pending sign-in waits for its next step, and a code that was sent for being typed. */
export const STEP_MINUTES = 10;

/** Wrong codes that a pending sign-in, or a code that was sent, bears. */
export const MOST_ATTEMPTS = 5;

/** Codes that are sent to one person within a quarter of an hour. */
export const MOST_SENT = 5;

/** Days for which a remembered device is not asked for a second factor. */
export const REMEMBERED_DAYS = 30;

/** How many recovery codes there are. */
export const RECOVERY_CODES = 10;

/** Minutes for which the link to a new password works. */
export const RESET_MINUTES = 30;

/** What somebody typed as a code: the digits of an app or a message, a recovery code, or nothing that could be one. */
export function readCode(typed: string): { kind: 'digits' | 'recovery'; code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'digits', code };
  return /^[a-z2-9]{10}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** An e-mail address that shows only enough to be known again: `a…@example.com`. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}

/** A phone number that shows only its last two digits. */
export function maskedPhone(number: string): string {
  return `••• ••${number.slice(-2)}`;
}

/** A factor in words that say enough to know it again, and no more. */
export function factorDisplay(kind: string, address: string | null): string {
  if (kind === 'email') return maskedEmail(address ?? '');
  return kind === 'sms' ? maskedPhone(address ?? '') : 'Authenticator app';
}

/** A phone number as messages are sent to it: `+16175550143`; null for what is none. */
export function sendableNumber(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
