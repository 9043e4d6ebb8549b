import { expect, test } from 'vitest';
import * as palette from './palette.ts';
import { PRESETS } from './presets.ts';

const { dark, gray, teal } = palette;
const white = '#ffffff';
const colours = Object.entries(palette).filter(([name]) => !['gray', 'dark'].includes(name));

test('computes the contrast of black and white, and of the lightest gray that passes', () => {
  expect(contrast('#000000', white)).toBeCloseTo(21);
  expect(contrast('#767676', white)).toBeCloseTo(4.54, 1);
});

test.each([
  ['text', gray[9]],
  ['dimmed text', gray[7]],
  ['placeholders', gray[6]],
  ['errors', palette.red[7]],
  ['success', palette.green[8]],
  ['links and what is chosen', teal[8]],
])('light: %s is readable on every background', (_, colour) => {
  for (const background of [white, gray[0], gray[1], teal[0]])
    expect(contrast(colour, background)).toBeGreaterThanOrEqual(4);
  expect(contrast(colour, white)).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ['text', dark[0]],
  ['dimmed text', dark[2]],
  ['placeholders', dark[3]],
  ['errors', palette.red[4]],
  ['success', palette.green[4]],
  ['links and what is chosen', teal[4]],
])('dark: %s is readable on every background', (_, colour) => {
  for (const background of [dark[6], dark[7], dark[8]])
    expect(contrast(colour, background)).toBeGreaterThanOrEqual(4.5);
});

test.each(colours)(
  '%s: white text is readable on a filled button, and dark text on its light background',
  (_, shades) => {
    expect(contrast(white, shades[8])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(white, shades[7])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades[9], shades[1])).toBeGreaterThanOrEqual(4.5);
  },
);

// Selections, links, filled buttons and badges of each page style, in both color schemes.
test.each(Object.entries(PRESETS))('the page style %s is readable in both color schemes', (_, { shades, darkSoft }) => {
  for (const background of [white, gray[0], gray[1], shades[0]]) {
    expect(contrast(shades[8], background)).toBeGreaterThanOrEqual(4.5);
  }
  for (const background of [dark[6], dark[7], dark[8], darkSoft]) {
    expect(contrast(shades[4], background)).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast(white, shades[8])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(white, shades[7])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades[9], shades[1])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark[0], darkSoft)).toBeGreaterThanOrEqual(4.5);
});

test('there are eight page styles, and teal is the first', () => {
  expect(Object.keys(PRESETS)).toHaveLength(8);
  expect(Object.keys(PRESETS)[0]).toBe('teal');
});

test.each(Object.entries(palette))('%s goes from light to dark', (_, shades) => {
  const lights = shades.map((shade) => contrast(shade, '#000000'));
  expect(lights).toEqual(lights.toSorted((one, other) => other - one));
});

// Contrast of two colors as #rrggbb, from 1 to 21 (WCAG 2.2; small text needs 4.5).
function contrast(one: string, other: string): number {
  const [light, dim] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
