const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** A browser and its system in words, from what the browser says of itself. */
export function deviceWords(userAgent: string | null): string {
  if (userAgent === null) return 'Unknown device';
  const browser = BROWSERS.find(([mark]) => mark.test(userAgent))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1];
  if (browser === undefined) return system ?? 'Another program';
  return system === undefined ? browser : `${browser} on ${system}`;
}

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
};

/** Why a session ended, in words; null while it is open. */
export function endWords(reason: string | null): string | null {
  return reason === null ? null : (ENDS[reason] ?? reason);
}
