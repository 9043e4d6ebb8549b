import { expect, test } from 'vitest';
import { parseSearch } from '../../rules/index.ts';
import { highlightDigits, highlightName, type Piece } from './highlight-matches.ts';

const shown = (pieces: Piece[]): string => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const found = (name: string, typed: string): string => shown(highlightName(name, parseSearch(typed).words));

test('highlights fragments anywhere, ignoring accents and case', () => {
  expect(found('Gómez', 'gom')).toBe('[Góm]ez');
  expect(found('Łukasz', 'luka')).toBe('[Łuka]sz');
  expect(found('Featherstone', 'STONE')).toBe('Feather[stone]');
  expect(found('Nguyễn', 'nguyen')).toBe('[Nguyễn]');
});

test('highlights characters between matched letters', () => {
  expect(found('O’Brien', 'obri')).toBe('[O’Bri]en');
  expect(found('García Márquez', 'garcia marquez')).toBe('[García] [Márquez]');
  expect(found('Jean-Luc', 'jean-luc')).toBe('[Jean]-[Luc]');
});

test('highlights one or two letters at word starts only', () => {
  expect(found('Ada Barbara', 'a')).toBe('[A]da Barbara');
  expect(found('Ada Barbara', 'ba')).toBe('Ada [Ba]rbara');
});

test('highlights nothing without a search; the parts add up to the text', () => {
  expect(highlightName('Ada', [])).toEqual([{ text: 'Ada', hit: false }]);
  expect(highlightName('', ['a'])).toEqual([]);
  expect(found('Straße', 'strasse')).toBe('[Straße]');
});

test('highlights digits across separators', () => {
  expect(shown(highlightDigits('(617) 555-0143', '5550'))).toBe('(617) [555-0]143');
  expect(shown(highlightDigits('100234', undefined))).toBe('100234');
});
