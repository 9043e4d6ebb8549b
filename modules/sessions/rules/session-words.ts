const METHODS: Readonly<Record<string, string>> = {
  password: 'Password',
  totp: 'authenticator app',
  email: 'email code',
  sms: 'SMS code',
  recovery: 'recovery code',
  passkey: 'Passkey',
  remembered: 'remembered device',
};

/** Describes a sign-in method: "Password and authenticator app" for `password+totp`. */
export function methodWords(method: string): string {
  return method
    .split('+')
    .map((part) => METHODS[part] ?? part)
    .join(' and ');
}

const FACTORS: Readonly<Record<string, string>> = {
  totp: 'App',
  passkey: 'Passkey',
  sms: 'SMS',
  email: 'Email',
};

/** Lists kinds of second factors, strongest first: "Passkey, App". */
export function factorWords(kinds: readonly string[]): string {
  const order = ['passkey', 'totp', 'sms', 'email'];
  return kinds
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((kind) => FACTORS[kind] ?? kind)
    .join(', ');
}

const ENDS: Readonly<Record<string, string>> = {
  logout: 'Signed out',
  'time-out': 'Timed out',
  elsewhere: 'Signed out from another device',
  'password-changed': 'The password was changed',
  'password-reset': 'The password was reset',
  administrator: 'Ended by an administrator',
  deactivated: 'The account was deactivated',
  practice_closed: 'The practice was closed',
};

/** Describes why a session ended; null while it is open. */
export function endWords(reason: string | null): string | null {
  return reason === null ? null : (ENDS[reason] ?? reason);
}
