import { LOCALES, type Language } from '#values/language/language.ts';
import { translateTo } from '#values/language/texts.ts';
import { fillTemplate, type Notification, type TemplateValues } from '../../rules/index.ts';
import { spanish } from '../spanish.gen.ts';

/** Returns the clinic's text in the patient's language, or in English if there is no Spanish text. */
export function templateIn(notification: Notification, language: Language): string {
  const { message_template: english, message_template_es: spanishText } = notification;
  return language === 'es' && spanishText !== '' ? spanishText : english;
}

/** Writes a message from its template. An unchanged built-in template is translated to the patient's language. */
export function writeText(template: string, language: Language, values: TemplateValues): string {
  const isOurs = language === 'es' && Object.hasOwn(spanish, template);
  return isOurs ? translateTo(language, spanish)(template, values) : fillTemplate(template, values);
}

/** "Ana Lima and Bo Chen", in Spanish "Ana Lima y Bo Chen". */
export function listNames(names: readonly string[], language: Language): string {
  return language === 'es' ? new Intl.ListFormat(LOCALES.es).format(names) : names.join(' and ');
}
