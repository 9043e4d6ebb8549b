/** The languages that Salus speaks to patients, as BCP 47 tags. Screens for staff are in English. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** What staff read. */
export const LANGUAGE_NAMES_IN_ENGLISH: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** The locale that dates, times and amounts are written by: both languages as they are used in the United States. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** The language that a value names ("es", "es-MX", "Spanish", "Español"), or null where Salus doesn’t speak it. */
export function readLanguage(value: string | null | undefined): Language | null {
  const word = (value ?? '').trim().toLowerCase();
  if (/^(es([-_].*)?|spa|spanish.*|español.*|espanol.*|castellano)$/.test(word)) return 'es';
  if (/^(en([-_].*)?|eng|english.*)$/.test(word)) return 'en';
  return null;
}
