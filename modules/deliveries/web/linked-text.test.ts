import { expect, test } from 'vitest';
import { linkedText } from './linked-text.ts';

test('finds URLs and excludes what follows them', () => {
  expect(linkedText('Go to http://a.example/x?y=1. Or (https://b.example).')).toEqual([
    { text: 'Go to ', href: null },
    { text: 'http://a.example/x?y=1', href: 'http://a.example/x?y=1' },
    { text: '. Or (', href: null },
    { text: 'https://b.example', href: 'https://b.example' },
    { text: ').', href: null },
  ]);
});

test('links nothing else', () => {
  expect(linkedText('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)', href: null }]);
});
