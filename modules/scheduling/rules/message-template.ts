import { Temporal } from 'temporal-polyfill';
import { LOCALES, type Language } from '#values/language/language.ts';

/** Variables that a message template may contain in braces, with their meaning. */
export const templateVariables = {
  patient: 'Patient’s first name',
  doctor: 'Doctor’s name',
  time: 'Date and time in the clinic’s time zone',
  practice: 'Name of the clinic',
  link: 'Link to confirm or cancel',
} as const;

/** The values of the template variables. */
export type TemplateValues = Readonly<Record<keyof typeof templateVariables, string>>;

const VARIABLE = /\{([^{}\n]{0,40})\}/gu;

/** Returns the unknown variables of a template, as written. */
export function unknownVariables(template: string): string[] {
  const named = [...template.matchAll(VARIABLE)].map(([, name = '']) => name.trim());
  return [...new Set(named.filter((name) => !Object.hasOwn(templateVariables, name.toLowerCase())))];
}

/** Fills in the variables of a template; unknown ones are left unchanged. */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replaceAll(VARIABLE, (whole, name: string) => {
    const key = name.trim().toLowerCase();
    return Object.hasOwn(values, key) ? values[key as keyof TemplateValues] : whole;
  });
}

/**
 * Formats a time for patients in the given zone: "Tuesday, November 24, 2026 at 10:00 AM"; in Spanish "martes, 24 de
 * noviembre de 2026 a las 10:00 a. m.".
 */
export function timeForPatients(instant: Date, timeZone: string, language: Language = 'en'): string {
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
  if (language === 'es') {
    const date = at.toLocaleString(LOCALES.es, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
    const clock = at
      .toLocaleString(LOCALES.es, { hour: 'numeric', minute: '2-digit' })
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      // Browsers and the server differ in this space.
      .replace(/([ap])\. ?m\./, '$1. m.');
    return `${date} ${at.hour % 12 === 1 ? 'a la' : 'a las'} ${clock}`;
  }
  const day = at.toLocaleString('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const hour = at.hour % 12 === 0 ? 12 : at.hour % 12;
  return `${day} at ${hour}:${String(at.minute).padStart(2, '0')} ${at.hour < 12 ? 'AM' : 'PM'}`;
}

const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '^{}\\[~]|€';

/**
 * Returns the length of a text message and its number of segments. A single character outside the GSM alphabet switches
 * the whole message to a longer encoding.
 */
export function smsLength(text: string): { characters: number; segments: number } {
  const isSmall = Array.from(text).every((letter) => GSM.includes(letter) || GSM_TWICE.includes(letter));
  const units = isSmall
    ? Array.from(text).reduce((sum, letter) => sum + (GSM_TWICE.includes(letter) ? 2 : 1), 0)
    : text.length;
  const [one, each] = isSmall ? [160, 153] : [70, 67];
  return { characters: units, segments: units <= one ? 1 : Math.ceil(units / each) };
}
