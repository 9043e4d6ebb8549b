const STEPS = ['', 'k', 'M', 'G', 'T', 'P', 'E'];

/** Formats a number for charts and statistics, following specification 1 §9: 950, 1.2k, 3M, 4.5G, then T, P, E. */
export function formatShortNumber(number: number): string {
  if (!Number.isFinite(number)) return '';
  let rest = Math.abs(number);
  let step = 0;
  // 999.95 would be rounded to 1000, which belongs to the next unit.
  while (rest >= 999.95 && step < STEPS.length - 1) {
    rest /= 1000;
    step += 1;
  }
  const text = step === 0 ? String(Math.round(rest * 100) / 100) : rest.toFixed(1).replace(/\.0$/, '');
  return `${number < 0 ? '-' : ''}${text}${STEPS[step]}`;
}

/** Parses a typed number ("1,234.5", "-3", ".5"), or null if it is not valid. */
export function readTypedNumber(typed: string): number | null {
  const text = typed.trim();
  if (!/^-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/.test(text) || !/\d/.test(text)) return null;
  return Number(text.replaceAll(',', ''));
}
