import { expect, test } from 'vitest';
import { qrSquares } from './qr-squares.ts';

test('draws a square with the three finder patterns', async () => {
  const squares = await qrSquares('https://example.com/pay/1234');
  const last = squares.length - 1;
  expect(squares.every((row) => row.length === squares.length)).toBe(true);
  expect([squares[0]?.[0], squares[0]?.[last], squares[last]?.[0]]).toEqual([true, true, true]);
  expect(squares[1]?.slice(0, 7)).toEqual([true, false, false, false, false, false, true]);
});
