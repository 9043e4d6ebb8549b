/**
 * What somebody sends to their administrator about a page that broke. No patient data: ids in the address are left out, and of
 * the error only its kind and the places in the code, for a message may quote what was typed.
 */
export function brokenPageReport(
  id: string,
  error: unknown,
  about: { path: string; at: Date; browser: string },
): string {
  const places = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => PLACE.test(line)) : [];
  return [
    `Report ${id}`,
    `When: ${about.at.toISOString()}`,
    `Page: ${withoutIds(about.path)}`,
    `Kind: ${error instanceof Error ? error.name : typeof error}`,
    `Browser: ${about.browser}`,
    ...places.slice(0, 8).map((line) => line.trim()),
  ].join('\n');
}

/** An address without its query and with "…" for every part that may name somebody: only lower-case words stay. */
export function withoutIds(path: string): string {
  return (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (/^[a-z_-]{0,24}$/i.test(part) ? part : '…'))
    .join('/');
}

const PLACE = /^\s*(at .*|.*@.*):\d+:\d+\)?$/;
