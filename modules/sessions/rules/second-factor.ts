/** Minutes until a pending sign-in, or a sent code, expires. */
export const STEP_MINUTES = 10;

/** Maximum wrong codes for a pending sign-in, or for a sent code. */
export const MOST_ATTEMPTS = 5;

/** Maximum codes sent to one person in 15 minutes. */
export const MOST_SENT = 5;

/** Days for which a remembered device needs no second factor. */
export const REMEMBERED_DAYS = 30;

/** Number of recovery codes. */
export const RECOVERY_CODES = 10;

/** Minutes for which a password reset link is valid. */
export const RESET_MINUTES = 30;

/** Parses a typed code: the digits of an app or a message, a recovery code, or null for anything else. */
export function readCode(typed: string): { kind: 'digits' | 'recovery'; code: string } | null {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'digits', code };
  return /^[a-z2-9]{10}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** Masks an email address so that it is still recognizable: `a…@example.com`. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${address.slice(0, 1)}…${address.slice(at)}`;
}

/** Masks a phone number except for its last two digits. */
export function maskedPhone(number: string): string {
  return `••• ••${number.slice(-2)}`;
}

/** Describes a factor so that its owner recognizes it, and no more. */
export function factorDisplay(kind: string, address: string | null): string {
  if (kind === 'email') return maskedEmail(address ?? '');
  return kind === 'sms' ? maskedPhone(address ?? '') : 'Authenticator app';
}

/** Formats a phone number for text messages: `+16175550143`; null if it is not valid. */
export function sendableNumber(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
