import { stripVTControlCharacters } from 'node:util';

const CLOSING =
  /^\s*(Test Files|Tests|Errors|Duration)\b|^\s*\d+ (passed|failed|flaky|skipped|interrupted|did not run)\b|^All is in order|^Not in order/;

/** The lines in which a runner says how it went, as it wrote them, without colours. */
export function closingLines(output: string): string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => CLOSING.test(line))
    .map((line) => line.trim());
}
