import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [0, true, '0 found'],
  [1, false, '1'],
  [1000, false, '1,000'],
  [1001, true, '1,000+ found'],
])('%i', (count, searched, shown) => expect(countText(count, searched)).toBe(shown));
