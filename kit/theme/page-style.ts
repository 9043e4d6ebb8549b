import { create } from 'zustand';
import { setUserSetting, useUserSettings } from '../session/user-settings.ts';
import { isPreset, type PresetName } from './presets.ts';

/** The text size of the page. */
export type TextSize = 'small' | 'medium' | 'large';

/** The settings of the page style drawer. */
export interface PageStyle {
  theme: PresetName;
  /** Shows the bar of visited pages. */
  tagsView: boolean;
  /** The header stays visible while a page scrolls. */
  fixedHeader: boolean;
  /** Shows the clinic's logo above the side panel, too. */
  sidebarLogo: boolean;
  textSize: TextSize;
  scheme: 'light' | 'dark' | 'auto';
}

/** The default page style. */
export const FIRST_STYLE: PageStyle = {
  theme: 'teal',
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: false,
  textSize: 'medium',
  scheme: 'auto',
};

const KEY = 'page_style';
const COPY = 'salus-page-style';
const SIZES: readonly TextSize[] = ['small', 'medium', 'large'];

/** The current page style. */
export const usePageStyle = create<PageStyle>(() => FIRST_STYLE);

/** Reads a stored page style; missing and unknown values come from `base`. */
export function readStyle(setting: unknown, base: PageStyle): PageStyle {
  if (typeof setting !== 'object' || setting === null) return base;
  const fields = setting as Record<string, unknown>;
  const flag = (name: 'tagsView' | 'fixedHeader' | 'sidebarLogo'): boolean =>
    typeof fields[name] === 'boolean' ? fields[name] : base[name];
  return {
    theme: isPreset(fields['theme']) ? fields['theme'] : base.theme,
    tagsView: flag('tagsView'),
    fixedHeader: flag('fixedHeader'),
    sidebarLogo: flag('sidebarLogo'),
    textSize: SIZES.find((size) => size === fields['textSize']) ?? base.textSize,
    scheme: (['light', 'dark', 'auto'] as const).find((scheme) => scheme === fields['scheme']) ?? base.scheme,
  };
}

/** Changes the page style: immediately here and in the other tabs, a moment later for the user on every computer. */
export function setPageStyle(change: Partial<PageStyle>): void {
  const style = { ...usePageStyle.getState(), ...change };
  show(style);
  setUserSetting(KEY, style);
}

/** Starts with this computer's copy before the first render, then follows the user's setting and the other tabs. */
export function startPageStyle(): void {
  show(readStyle(copied(), FIRST_STYLE));
  let before: unknown;
  useUserSettings.subscribe(({ values, ready }) => {
    const setting = values[KEY];
    if (!ready || setting === before) return;
    before = setting;
    if (setting !== undefined) show(readStyle(setting, FIRST_STYLE));
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === COPY) show(readStyle(copied(), usePageStyle.getState()));
  });
}

function show(style: PageStyle): void {
  usePageStyle.setState(style);
  document.documentElement.dataset['textSize'] = style.textSize;
  // The cookie that the specification defines for the text size; the other settings are stored next to it, for the
  // first render.
  document.cookie = `size=${style.textSize}; path=/; max-age=31536000; samesite=strict`;
  try {
    const text = JSON.stringify(style);
    if (localStorage.getItem(COPY) !== text) localStorage.setItem(COPY, text);
  } catch {
    // A browser without storage starts with the default style until the server has responded.
  }
}

function copied(): unknown {
  try {
    return JSON.parse(localStorage.getItem(COPY) ?? 'null');
  } catch {
    return null;
  }
}
