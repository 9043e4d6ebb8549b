import { create } from 'zustand';
import { LOCALES, readLanguage, type Language } from '#values/language/language.ts';
import { makeTranslate, translateMessage, type Text, type Texts } from '#values/language/texts.ts';

// Only what patients open by a link changes the language: screens for staff are in English.
const KEY = 'salus-language';
const store = create<{ language: Language; texts: Texts }>(() => ({ language: 'en', texts: {} }));

type LoadTexts = () => Promise<{ spanish: Texts }>;
// The kit's own texts, and those of each page and section that was opened.
const loads = new Set<LoadTexts>([() => import('../spanish.gen.ts')]);
const loaded = new Map<LoadTexts, Texts>();

/** Makes a component render again when the language changes, and answers the language. */
export const useLanguage = (): Language => store((state) => state.language);

/** The language of the page. */
export const currentLanguage = (): Language => store.getState().language;

/** The locale for dates, times and amounts. */
export const currentLocale = (): string => LOCALES[currentLanguage()];

/** Translates a text of a patient's page. A page or section that uses it calls `useLanguage`. */
export const t = makeTranslate(() => store.getState().texts);

/** Translates a message that has its values already, from a rule or the server. */
export const tMessage = (message: string): string => translateMessage(store.getState().texts, message);

let started = false;

/**
 * A page or section for patients: `page` is fetched together with its translations, so that it never shows the wrong language first.
 * Without its translations it is shown in English.
 */
export async function withSpanish<Part>(
  spanish: LoadTexts | readonly LoadTexts[],
  page: () => Promise<Part>,
): Promise<Part> {
  for (const load of [spanish].flat()) loads.add(load);
  const language = started ? currentLanguage() : firstLanguage();
  started = true;
  const [part] = await Promise.all([page(), language === 'es' ? setLanguage('es').catch(() => undefined) : null]);
  return part;
}

/** Shows the page in a language. `chosen` by the patient: it stays for this tab. Without its texts the page stays as it is. */
export async function setLanguage(language: Language, chosen = false): Promise<void> {
  if (chosen) remember(language);
  if (language === 'es') {
    await Promise.all(
      [...loads].map(async (load) => {
        if (!loaded.has(load)) loaded.set(load, (await load()).spanish);
      }),
    );
  }
  const texts: Texts = language === 'en' ? {} : Object.fromEntries([...loaded.values()].flatMap(Object.entries<Text>));
  store.setState({ language, texts });
  document.documentElement.lang = language;
}

/** Follows the language that the clinic has on file for the patient, unless they chose one here. */
export async function preferLanguage(language: string | null | undefined): Promise<void> {
  const preferred = readLanguage(language);
  if (preferred !== null && chosenLanguage() === null && preferred !== currentLanguage()) await setLanguage(preferred);
}

// What the patient chose in this tab, or else the browser's language.
function firstLanguage(): Language {
  return chosenLanguage() ?? navigator.languages.map(readLanguage).find((each) => each !== null) ?? 'en';
}

function chosenLanguage(): Language | null {
  try {
    return readLanguage(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // A browser that stores nothing asks again in the next tab.
  }
}
