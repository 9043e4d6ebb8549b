import { setImmediate as nextTurn } from 'node:timers/promises';
import { bareCode, wordsOf, type CodeSearch } from '../rules/index.ts';
import { orderCodes } from './code-order.ts';
import { collectCodes, type CodeRow, type CodeTable } from './code-table.ts';
import { collectWords, type VisitPlaces, type WordIndex } from './word-index.ts';

/** A searchable index of a code set. */
export interface CodeIndex {
  readonly size: number;
  /** Returns the positions of the matching codes, best first, at most `most`. */
  find(search: CodeSearch, most: number): readonly number[];
  /** Returns the number of matching codes. */
  count(search: CodeSearch): number;
  /** Returns whether a word of a name, or a code, starts with this word. */
  knows(word: string): boolean;
  /** The words of all names with the number of codes that contain them. */
  words(): Iterable<readonly [word: string, codes: number]>;
  /**
   * Returns a page of the matching codes in code order, from `skip` on, without those of `except`; of all codes if the
   * search is empty.
   */
  page(search: CodeSearch, skip: number, take: number, except: ReadonlySet<number>): number[];
  /** Returns a function that checks whether a position matches. */
  matcher(search: CodeSearch): (place: number) => boolean;
  placeOf(code: string): number | undefined;
  codeAt(place: number): string;
  /** Returns whether a code is one of the common ones. */
  isCommon(place: number): boolean;
  /** Returns the most common codes. */
  commonest(most: number): number[];
  /** Returns the code as valid on a day, or else in its latest version. */
  read(place: number, day: string): CodeRow;
  childrenOf(code: string): number[];
  hasChildren(code: string): boolean;
}

const ROWS_PER_TURN = 4000;
/** Each of at most some dozen numbers. */
const MOST_FOUND = 500;

/**
 * Builds an index of a code set from pages of its rows in the order of their codes: its words, each with the codes that
 * contain it, as sorted numbers. A code's number is its rank, so that the first matching numbers are the best results,
 * and a search doesn't read any text. Yields to other work while building.
 */
export async function makeCodeIndex(
  pages: AsyncIterable<readonly CodeRow[]> | Iterable<readonly CodeRow[]>,
): Promise<CodeIndex> {
  const collected = collectCodes();
  for await (const page of pages) for (const row of page) collected.add(row);
  const table = collected.open();
  // The last row of each code, and all rows of those that have several.
  const latest = new Uint32Array(table.size);
  const periods = new Map<string, number[]>();
  let size = 0;
  for (let at = 0; at < table.size; at += 1) {
    const code = table.codeAt(at);
    if (at === 0 || table.codeAt(at - 1) !== code) {
      latest[size] = at;
      size += 1;
      continue;
    }
    const others = periods.get(code);
    if (others === undefined) periods.set(code, [at - 1, at]);
    else others.push(at);
    if (table.fromAt(latest[size - 1]!) < table.fromAt(at)) latest[size - 1] = at;
  }
  const ranked = latest.slice(0, size).sort(byRank(table));
  const words = collectWords();
  for (const [place, at] of ranked.entries()) {
    if (place % ROWS_PER_TURN === 0) await nextTurn();
    // Short names are full of abbreviations that few users type, but some know them.
    words.add(new Set(wordsOf(table.namesAt(at))));
  }
  await nextTurn();
  return openIndex(table, ranked, periods, words.open());
}

// Common codes first, then those that are not accidents or injuries, then shorter names, which are less specific.
function byRank(table: CodeTable): (one: number, other: number) => number {
  const tier = (at: number): number => {
    const letter = table.codeAt(at)[0]!;
    const section = 'VWXY'.includes(letter) ? 4 : 'ST'.includes(letter) ? 2 : 0;
    return (table.hasEnd(at) ? 1 : 0) + section;
  };
  return (one, other) => {
    const [rank, otherRank] = [table.rankAt(one), table.rankAt(other)];
    if (rank !== otherRank) return rank - otherRank;
    return (
      tier(one) - tier(other) ||
      table.nameLengthAt(one) - table.nameLengthAt(other) ||
      (table.codeAt(one) < table.codeAt(other) ? -1 : 1)
    );
  };
}

function openIndex(
  table: CodeTable,
  ranked: Uint32Array,
  periods: ReadonlyMap<string, readonly number[]>,
  words: WordIndex,
): CodeIndex {
  const codeAt = (place: number): string => table.codeAt(ranked[place]!);
  const parentAt = (place: number): string | null => table.parentAt(ranked[place]!);
  const parents = new Set<string>();
  for (const at of ranked) {
    const parent = table.parentAt(at);
    if (parent !== null) parents.add(parent);
  }
  const codes = orderCodes(ranked.length, codeAt, parents);
  const { byCode, codesLike, placeOf, hasChildren } = codes;
  const { fitting, codesFrom, everything } = openSearch(codes, words.visit);

  // The beginnings of the same words are typed all day, and "initial encounter" matches a third of all codes.
  const found = new Map<string, number[]>();
  const findPlaces = (search: CodeSearch, most: number): number[] => {
    const places = new Set(codesFrom(search).slice(0, most));
    if (!asks(search)) return [...places];
    // The first synonym is the most common meaning.
    if (search.terms.some(({ ways }) => ways.length > 2)) collect(fitting(search, true, 2), places, most);
    for (const whole of [true, false]) {
      if (places.size >= most) break;
      collect(fitting(search, whole), places, most);
    }
    return [...places];
  };

  return {
    size: ranked.length,
    find(search, most) {
      const key = [most, search.code ?? '', ...search.words].join(' ');
      let places = found.get(key);
      if (places === undefined) {
        if (found.size >= MOST_FOUND) found.clear();
        places = findPlaces(search, most);
        found.set(key, places);
      }
      return places;
    },
    knows: (word) => words.knows(word) || codesLike(word)[0] < codesLike(word)[1],
    words: () => words.counted(),
    count: (search) => (search.terms.length === 0 && search.code === null ? ranked.length : bitsIn(everything(search))),
    page(search, skip, take, except) {
      const all = search.terms.length === 0 && search.code === null;
      if (all && except.size === 0) return [...byCode.subarray(skip, skip + take)];
      const bits = everything(search);
      const found: number[] = [];
      let passed = 0;
      for (const place of byCode) {
        if ((!all && ((bits[place >>> 5]! >>> (place & 31)) & 1) === 0) || except.has(place)) continue;
        if (passed >= skip) found.push(place);
        passed += 1;
        if (found.length >= take) break;
      }
      return found;
    },
    matcher(search) {
      const bits = everything(search);
      return (place) => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1;
    },
    placeOf,
    codeAt,
    isCommon: (place) => table.rankAt(ranked[place]!) < Infinity,
    commonest: (most) =>
      [...ranked.subarray(0, most * 3)].flatMap((at, place) =>
        table.rankAt(at) < Infinity && table.isBillable(at) ? [place] : [],
      ),
    read(place, day) {
      const last = ranked[place]!;
      const rows = periods.get(table.codeAt(last))?.map(table.read);
      return (
        rows?.find(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || day <= valid_to)) ??
        table.read(last)
      );
    },
    childrenOf: (code) =>
      // Codes below another code start with it.
      [...byCode.subarray(...codesLike(bareCode(code)))].filter((place) => parentAt(place) === code),
    hasChildren,
  };
}

/** Searches by words, by code prefix, or both; results are bit sets of positions. */
function openSearch({ byCode, codeOf, codesLike }: ReturnType<typeof orderCodes>, placesOf: VisitPlaces) {
  const blocks = (byCode.length + 31) >>> 5;

  // Sets the bits of all codes that contain a word, or one that starts with it.
  const mark = (bits: Uint32Array, word: string, whole: boolean): void => {
    const set = (place: number): void => {
      bits[place >>> 5]! |= 1 << (place & 31);
    };
    // A code counts as a word of its name.
    const [from, to] = codesLike(word);
    // The exact code is the first of those with the prefix.
    const last = !whole ? to : from < to && bareCode(codeOf(from)) === word ? from + 1 : from;
    for (let at = from; at < last; at += 1) set(byCode[at]!);
    placesOf(word, whole, set);
  };
  // The typed alternative (the first) may match whole words or prefixes; its synonyms count like whole words.
  const fitting = (search: CodeSearch, whole: boolean, mostWays = Infinity): Uint32Array => {
    let all: Uint32Array | null = null;
    for (const { ways } of search.terms) {
      const any = new Uint32Array(blocks);
      for (const [nth, way] of ways.entries()) {
        if (nth >= mostWays) break;
        let every: Uint32Array | null = null;
        for (const word of way) {
          const bits = new Uint32Array(blocks);
          mark(bits, word, whole && nth === 0);
          every = every === null ? bits : intersect(every, bits);
        }
        if (every !== null) unite(any, every);
      }
      all = all === null ? any : intersect(all, any);
    }
    return all ?? new Uint32Array(blocks);
  };
  const codesFrom = (search: CodeSearch): Uint32Array =>
    search.code === null ? byCode.subarray(0, 0) : byCode.subarray(...codesLike(search.code));
  const everything = (search: CodeSearch): Uint32Array => {
    const bits = asks(search) ? fitting(search, false) : new Uint32Array(blocks);
    for (const place of codesFrom(search)) bits[place >>> 5]! |= 1 << (place & 31);
    return bits;
  };
  return { fitting, codesFrom, everything };
}

/** Returns whether the words are worth searching: a single letter matches thousands. */
function asks({ terms }: CodeSearch): boolean {
  return terms.length > 0 && !(terms.length === 1 && terms[0]!.ways[0]!.join('').length < 2);
}

function intersect(into: Uint32Array, other: Uint32Array): Uint32Array {
  for (let at = 0; at < into.length; at += 1) into[at]! &= other[at]!;
  return into;
}

function unite(into: Uint32Array, other: Uint32Array): void {
  for (let at = 0; at < into.length; at += 1) into[at]! |= other[at]!;
}

function collect(bits: Uint32Array, found: Set<number>, most: number): void {
  for (let at = 0; at < bits.length; at += 1) {
    for (let block = bits[at]!; block !== 0; block &= block - 1) {
      found.add(at * 32 + (31 - Math.clz32(block & -block)));
      if (found.size >= most) return;
    }
  }
}

function bitsIn(bits: Uint32Array): number {
  let sum = 0;
  for (let block of bits) {
    block -= (block >>> 1) & 0x55555555;
    block = (block & 0x33333333) + ((block >>> 2) & 0x33333333);
    sum += (((block + (block >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return sum;
}
