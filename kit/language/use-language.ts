import { create } from 'zustand';
import { LOCALES, readLanguage, type Language } from '#values/language/language.ts';
import { makeTranslate, translateMessage, type Text, type Texts } from '#values/language/texts.ts';

// Only pages that patients open by a link change the language: staff screens are in English.
const KEY = 'salus-language';
const store = create<{ language: Language; texts: Texts }>(() => ({ language: 'en', texts: {} }));

type LoadTexts = () => Promise<{ spanish: Texts }>;
// The kit's own translations, and those of each page and section that was opened.
const loads = new Set<LoadTexts>([() => import('../spanish.gen.ts')]);
const loaded = new Map<LoadTexts, Texts>();

/** Renders a component again when the language changes, and returns the language. */
export const useLanguage = (): Language => store((state) => state.language);

/** The language of the page. */
export const currentLanguage = (): Language => store.getState().language;

/** The locale for dates, times and amounts. */
export const currentLocale = (): string => LOCALES[currentLanguage()];

/** Translates a text of a patient page. A page or section that uses it must call `useLanguage`. */
export const t = makeTranslate(() => store.getState().texts);

/** Translates a message with its values already filled in, from a rule or the server. */
export const tMessage = (message: string): string => translateMessage(store.getState().texts, message);

let started = false;

/**
 * A page or section for patients: `page` is loaded together with its translations, so that it never shows the wrong
 * language first. If the translations can't be loaded, it is shown in English.
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

/**
 * Switches the language of the page. If `chosen` by the patient, it applies to this tab. If the translations can't be
 * loaded, the language stays as it is.
 */
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

/** Uses the language that the clinic has on file for the patient, unless they chose one here. */
export async function preferLanguage(language: string | null | undefined): Promise<void> {
  const preferred = readLanguage(language);
  if (preferred !== null && chosenLanguage() === null && preferred !== currentLanguage()) await setLanguage(preferred);
}

// The patient's choice in this tab, or else the browser's language.
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
    // Without storage, the next tab determines the language again.
  }
}
