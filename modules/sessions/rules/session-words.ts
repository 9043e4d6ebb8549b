const METHODS: Readonly<Record<string, string>> = {
  password: 'Password',
  totp: 'authenticator app',
  email: 'e-mail code',
  sms: 'SMS code',
  recovery: 'recovery code',
  passkey: 'Passkey',
  remembered: 'remembered device',
};

/** How somebody signed in, in words: "Password and authenticator app" for `password+totp`. */
export function methodWords(method: string): string {
  return method
    .split('+')
    .map((part) => METHODS[part] ?? part)
    .join(' and ');
}

const ENDS: Readonly<Record<string, string>> = {
  logout: 'Signed out',
  'time-out': 'Nobody used it',
  elsewhere: 'Signed out from another device',
  'password-changed': 'The password was changed',
  'password-reset': 'The password was reset',
  administrator: 'Ended by an administrator',
  deactivated: 'The account was deactivated',
  practice_closed: 'The practice was closed',
};

/** Why a session ended, in words; null while it is open. */
export function endWords(reason: string | null): string | null {
  return reason === null ? null : (ENDS[reason] ?? reason);
}
