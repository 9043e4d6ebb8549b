/** Ten shades from the lightest to the darkest, as Mantine expects them. */
export type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** The primary color: a bluish teal that stays calm on a page that is used all day. */
export const teal: Shades = [
  '#eef8f7',
  '#d9f0ee',
  '#b3e1dd',
  '#82ccc7',
  '#4fb3ae',
  '#2b9a95',
  '#1b837f',
  '#147470',
  '#0f6663',
  '#0a5250',
];

/** Grays with a hint of teal, for the light scheme. */
export const gray: Shades = [
  '#f6f8f8',
  '#eef2f2',
  '#e3e9e9',
  '#d3dbdc',
  '#bcc7c8',
  '#93a0a2',
  '#6a787a',
  '#4f5c5e',
  '#333f41',
  '#1a2426',
];

/** The dark scheme, from its text (0) to its deepest background (9). */
export const dark: Shades = [
  '#d7dfe0',
  '#b8c3c5',
  '#98a5a7',
  '#85949a',
  '#364246',
  '#2a3539',
  '#20292c',
  '#192124',
  '#12191b',
  '#0c1213',
];

/** Errors and destructive actions. */
export const red: Shades = [
  '#fdf1f0',
  '#fbe0de',
  '#f5bfbb',
  '#ee9a94',
  '#e77a73',
  '#de5a53',
  '#cf4039',
  '#bd332d',
  '#aa2a25',
  '#86201c',
];

/** Warnings: something is pending or missing. */
export const amber: Shades = [
  '#fdf6e7',
  '#faeac6',
  '#f4d690',
  '#edc057',
  '#e2a92b',
  '#c68d12',
  '#a8740b',
  '#8f6107',
  '#7a5205',
  '#604004',
];

/** Success. */
export const green: Shades = [
  '#eff8f0',
  '#dbf0dd',
  '#b7e1bc',
  '#8acd93',
  '#5db56a',
  '#3f9b4e',
  '#2f853e',
  '#267534',
  '#1f672d',
  '#185223',
];

/** Neutral: information, external links. */
export const blue: Shades = [
  '#eff5fb',
  '#dbe9f7',
  '#b8d3ee',
  '#8cb6e2',
  '#6099d4',
  '#417fc2',
  '#2f6cae',
  '#265d99',
  '#205083',
  '#193f68',
];

/** A secondary color next to teal, where two kinds are shown side by side. */
export const violet: Shades = [
  '#f5f2fb',
  '#e8e1f6',
  '#d0c3ec',
  '#b29fdf',
  '#967cd0',
  '#7d60bf',
  '#6b4eac',
  '#5d4299',
  '#503884',
  '#3f2c68',
];
