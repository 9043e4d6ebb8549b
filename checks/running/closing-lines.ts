import { stripVTControlCharacters } from 'node:util';

const CLOSING =
  /^\s*(Test Files|Tests|Errors|Duration)\b|^\s*\d+ (passed|failed|flaky|skipped|interrupted|did not run)\b|^All is in order|^Not in order/;

/** Returns the summary lines of a test runner's output, verbatim but without colors. */
export function closingLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => CLOSING.test(line))
    .map((line) => line.trim());
}
