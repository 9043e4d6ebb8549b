import { expect, test } from 'vitest';
import { FIRST_STYLE, readStyle } from './page-style.ts';

test('what was kept is shown as it was', () => {
  const style = { ...FIRST_STYLE, theme: 'plum', tagsView: false, textSize: 'large', scheme: 'dark' } as const;
  expect(readStyle(style, FIRST_STYLE)).toEqual(style);
});

test('what is missing or unknown is as in the beginning', () => {
  expect(readStyle(null, FIRST_STYLE)).toBe(FIRST_STYLE);
  expect(readStyle('teal', FIRST_STYLE)).toBe(FIRST_STYLE);
  expect(readStyle({ theme: 'constructor', tagsView: 'no', textSize: 7, scheme: '' }, FIRST_STYLE)).toEqual(
    FIRST_STYLE,
  );
  expect(readStyle({ sidebarLogo: true }, FIRST_STYLE)).toEqual({ ...FIRST_STYLE, sidebarLogo: true });
});
