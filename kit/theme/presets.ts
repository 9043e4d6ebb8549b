import { type Shades, teal } from './palette.ts';

/** A color preset of the page. */
export interface ThemePreset {
  label: string;
  shades: Shades;
  /** In the dark scheme: the background of a selection, and its border. */
  darkSoft: string;
  darkLine: string;
}

/** The eight colors of the page style. Each shade is as light as teal's, so contrast is the same in all of them. */
export const PRESETS = {
  teal: { label: 'Teal', shades: teal, darkSoft: '#12302f', darkLine: '#1f4a48' },
  ocean: {
    label: 'Ocean',
    shades: [
      '#eef7fd',
      '#daeefb',
      '#b4def6',
      '#86c7ed',
      '#57acdb',
      '#3793c3',
      '#277ba6',
      '#206d94',
      '#196082',
      '#134d69',
    ],
    darkSoft: '#142e3d',
    darkLine: '#23475c',
  },
  indigo: {
    label: 'Indigo',
    shades: [
      '#f3f5fe',
      '#e5ebfe',
      '#cbd7ff',
      '#aabcfe',
      '#879efd',
      '#6f85e4',
      '#5b6ec4',
      '#5061af',
      '#46559b',
      '#37447e',
    ],
    darkSoft: '#222a46',
    darkLine: '#37416b',
  },
  plum: {
    label: 'Plum',
    shades: [
      '#faf3fc',
      '#f6e6fb',
      '#eccef6',
      '#ddafeb',
      '#c88fd9',
      '#af75c1',
      '#9460a4',
      '#835492',
      '#744a80',
      '#5d3b68',
    ],
    darkSoft: '#36253c',
    darkLine: '#533a5b',
  },
  rose: {
    label: 'Rose',
    shades: [
      '#fff3f5',
      '#ffe5e9',
      '#fecbd3',
      '#fda7b6',
      '#ed8499',
      '#d46980',
      '#b4566a',
      '#a14a5e',
      '#8e4152',
      '#733342',
    ],
    darkSoft: '#422128',
    darkLine: '#64353f',
  },
  rust: {
    label: 'Rust',
    shades: [
      '#fef4ef',
      '#ffe6dc',
      '#fdceba',
      '#f4af8f',
      '#e48e68',
      '#ca744d',
      '#ac5f3c',
      '#995434',
      '#88492c',
      '#6e3a22',
    ],
    darkSoft: '#3e2519',
    darkLine: '#5f3a29',
  },
  olive: {
    label: 'Olive',
    shades: [
      '#f4f7ee',
      '#e9edda',
      '#d4dcb6',
      '#b9c589',
      '#9caa5e',
      '#839242',
      '#6d7a32',
      '#606c2a',
      '#545e24',
      '#444c1b',
    ],
    darkSoft: '#292d16',
    darkLine: '#404625',
  },
  slate: {
    label: 'Slate',
    shades: [
      '#f4f6f9',
      '#e6ecf1',
      '#cdd9e3',
      '#afc1cf',
      '#90a6b7',
      '#778e9f',
      '#627686',
      '#566976',
      '#4b5c69',
      '#3c4954',
    ],
    darkSoft: '#262c32',
    darkLine: '#3b444c',
  },
} as const satisfies Record<string, ThemePreset>;

/** The name of one of the eight colors. */
export type PresetName = keyof typeof PRESETS;

/** Returns whether a value is the name of a preset. */
export function isPreset(name: unknown): name is PresetName {
  return typeof name === 'string' && Object.hasOwn(PRESETS, name);
}
