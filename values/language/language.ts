/** The languages for patients, as BCP 47 tags. Staff screens are in English. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** Each language's name in English, as shown to staff. */
export const LANGUAGE_NAMES_IN_ENGLISH: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The locales for dates, times and amounts: both languages as used in the United States. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** Returns the language of a value ("es", "es-MX", "Spanish", "Español"), or null if it is not supported. */
export function readLanguage(value: string | null | undefined): Language | null {
  const word = (value ?? '').trim().toLowerCase();
  if (/^(es([-_].*)?|spa|spanish.*|español.*|espanol.*|castellano)$/.test(word)) return 'es';
  if (/^(en([-_].*)?|eng|english.*)$/.test(word)) return 'en';
  return null;
}
