/**
 * Orders the `size` positions of an index by code, to find codes and their prefixes; `codeAt` returns the code of a
 * position, `parents` are those that have others below them.
 */
export function orderCodes(size: number, codeAt: (place: number) => string, parents: ReadonlySet<string>) {
  const byCode = new Uint32Array(size);
  for (let place = 0; place < size; place += 1) byCode[place] = place;
  byCode.sort((a, b) => (codeAt(a) < codeAt(b) ? -1 : 1));
  const codeOf = (at: number): string => codeAt(byCode[at]!);
  const placeOf = (code: string): number | undefined => {
    const at = firstWhere(byCode.length, (each) => codeOf(each) >= code);
    return at < byCode.length && codeOf(at) === code ? byCode[at] : undefined;
  };
  const isParent = new Uint8Array(size);
  for (let place = 0; place < size; place += 1) if (parents.has(codeAt(place))) isParent[place] = 1;
  return {
    byCode,
    codeOf,
    placeOf,
    /** Returns the start and end in `byCode` of the codes with this prefix, given as by `bareCode`. */
    codesLike: (bare: string): [number, number] => [
      firstWhere(byCode.length, (at) => compareBare(codeOf(at), bare) >= 0),
      firstWhere(byCode.length, (at) => compareBare(codeOf(at), `${bare}\uffff`) >= 0),
    ],
    hasChildren: (code: string): boolean => {
      const place = placeOf(code);
      return place !== undefined && isParent[place] === 1;
    },
  };
}

const DOT = 46;
const SPACE = 32;

/**
 * Compares a code in the form of `bareCode` (lowercase, without dots and spaces) with a text, without making that form:
 * a search compares hundreds of codes. Both orders are the same, because a code has its dot in one place.
 */
function compareBare(code: string, bare: string): number {
  let next = 0;
  for (let at = 0; at < code.length; at += 1) {
    const letter = code.charCodeAt(at);
    if (letter === DOT || letter === SPACE) continue;
    if (next >= bare.length) return 1;
    const lower = letter >= 65 && letter <= 90 ? letter + 32 : letter;
    const difference = lower - bare.charCodeAt(next);
    if (difference !== 0) return difference;
    next += 1;
  }
  return next < bare.length ? -1 : 0;
}

/** Returns the first number below `length` for which a condition is true, which then is true for all after it. */
export function firstWhere(length: number, isTrue: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
