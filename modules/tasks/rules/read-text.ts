// Null, other controls but tab and line feed, and what turns the direction of writing round.
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** A typed text as it is kept, or what is wrong with it: `line` is set in one line. */
export function readText(
  typed: string,
  what: string,
  most: number,
  line = true,
): { text: string } | { problem: string } {
  const plain = typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, '');
  const text = (line ? plain.replaceAll(/\s+/g, ' ') : plain).trim();
  if (Array.from(text).length > most) return { problem: `${what} can have at most ${most} characters` };
  return { text };
}
