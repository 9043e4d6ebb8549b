// Without letters that are read as digits or as each other.
const LETTERS = 'ABCDEFGHJKLMNPRSTUVW';
const SMALLEST = 10;
const NUMBERS = 90;

/**
 * Returns the visit number of the day's n-th arrival (from 0): "B12". Each is issued once; neighboring arrivals get
 * different letters and numbers, so that they aren't confused and don't tell how many came before.
 */
export function ticketOf(n: number): string {
  const letter = n % LETTERS.length;
  const turn = Math.floor(n / LETTERS.length);
  const round = Math.floor(turn / NUMBERS);
  return `${LETTERS[letter]}${SMALLEST + round * NUMBERS + ((turn * 7 + letter * 13) % NUMBERS)}`;
}
