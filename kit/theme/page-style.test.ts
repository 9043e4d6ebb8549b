import { expect, test } from 'vitest';
import { FIRST_STYLE, readStyle } from './page-style.ts';

test('keeps stored values', () => {
  const style = { ...FIRST_STYLE, theme: 'plum', tagsView: false, textSize: 'large', scheme: 'dark' } as const;
  expect(readStyle(style, FIRST_STYLE)).toEqual(style);
});

test('uses defaults for missing and unknown values', () => {
  expect(readStyle(null, FIRST_STYLE)).toBe(FIRST_STYLE);
  expect(readStyle('teal', FIRST_STYLE)).toBe(FIRST_STYLE);
  expect(readStyle({ theme: 'constructor', tagsView: 'no', textSize: 7, scheme: '' }, FIRST_STYLE)).toEqual(
    FIRST_STYLE,
  );
  expect(readStyle({ sidebarLogo: true }, FIRST_STYLE)).toEqual({ ...FIRST_STYLE, sidebarLogo: true });
});
