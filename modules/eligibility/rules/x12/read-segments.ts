/** An X12 interchange as segments: name first, then the elements. */
export interface Interchange {
  segments: string[][];
  /** Component and repetition separators. */
  component: string;
  repetition: string;
}

/** Why a text is not an interchange. */
export interface InterchangeProblem {
  problem: string;
}

/** Maximum length of a response in characters. */
export const LONGEST_INTERCHANGE = 4_000_000;
const MOST_SEGMENTS = 100_000;
const ISA_LENGTH = 106;

/**
 * Splits one X12 interchange (ISA to IEA, version 00501) into segments. The separators are read from the ISA, which has
 * a fixed length. Never throws: returns a sentence if it is not a complete interchange.
 */
export function readSegments(text: string): Interchange | InterchangeProblem {
  if (text.length > LONGEST_INTERCHANGE) return { problem: 'The response is too long.' };
  const from = text.search(/\S/);
  if (from < 0) return { problem: 'The response is empty.' };
  const whole = from === 0 ? text : text.slice(from);
  if (!whole.startsWith('ISA')) return { problem: 'The response is not valid X12.' };
  const separator = whole[3] ?? '';
  const component = whole[ISA_LENGTH - 2] ?? '';
  const terminator = whole[ISA_LENGTH - 1] ?? '';
  const isa = whole.slice(0, ISA_LENGTH - 1).split(separator);
  const repetition = isa[11] ?? '';
  const signs = [separator, component, terminator];
  if (
    isa.length !== 17 ||
    isa[16] !== component ||
    signs.some((sign) => sign.length !== 1 || /[A-Za-z0-9 ]/.test(sign))
  )
    return { problem: 'The response envelope can’t be read.' };
  if (new Set(signs).size !== 3) return { problem: 'The response envelope can’t be read.' };
  const pieces = whole.split(terminator, MOST_SEGMENTS + 2);
  if (pieces.length > MOST_SEGMENTS) return { problem: 'The response is too long.' };
  // Nothing may follow the last terminator: half a segment means half a response.
  if ((pieces.pop() ?? '').trim() !== '') return { problem: 'The response is incomplete.' };
  const segments = pieces.map((piece) => piece.replace(/^[\r\n\s]+/, '').split(separator));
  const last = segments.at(-1);
  if (last?.[0] !== 'IEA') return { problem: 'The response is incomplete.' };
  if (last[2] !== isa[13]) return { problem: 'The end of the response belongs to a different response.' };
  if (segments.filter(([name]) => name === 'ISA').length !== 1)
    return { problem: 'The response contains more than one interchange.' };
  return { segments, component, repetition: /[A-Za-z0-9 ]/.test(repetition) ? '' : repetition };
}
