/** An answer option. */
export interface Option {
  value: string;
  label: string;
  score?: number | null;
}

/**
 * Returns the digit that chooses each option, by value: its score as printed on paper, its value, or its position from 1.
 * Options beyond 9 of a scale have none. Null if no option could be chosen by one digit.
 */
export function digitsOf(options: readonly Option[]): ReadonlyMap<string, string> | null {
  const isDigit = (text: string): boolean => /^\d$/.test(text);
  for (const of of [({ score }: Option) => String(score ?? ''), ({ value }: Option) => value]) {
    const digits = options.map(of);
    if (digits.every(isDigit) && new Set(digits).size === digits.length) return pair(options, digits);
  }
  // A scale from 0 to 10 keeps its own numbers.
  if (options.every(({ value }) => isDigit(value) || value === '10'))
    return pair(
      options,
      options.map(({ value }) => value),
    );
  return options.length > 9
    ? null
    : pair(
        options,
        options.map((_, at) => String(at + 1)),
      );
}

function pair(options: readonly Option[], digits: readonly string[]): ReadonlyMap<string, string> {
  return new Map(options.map(({ value }, at) => [value, digits[at]!]));
}

/** Returns whether the labels fit on the line of their question. */
export function hasShortLabels(options: readonly Option[]): boolean {
  return options.reduce((sum, { label }) => sum + label.length, 0) <= 24;
}

/** Returns what the digits mean, for a line above the questions; empty if the labels are shown. */
export function legendOf(options: readonly Option[]): string {
  const digits = hasShortLabels(options) ? null : digitsOf(options);
  return digits === null ? '' : options.map(({ value, label }) => `${digits.get(value)!} ${label}`).join(' · ');
}
