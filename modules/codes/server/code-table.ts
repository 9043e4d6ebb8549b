import type { Selectable } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import { NumberColumn } from './number-column.ts';

/** A code during one period of validity, as stored. */
export interface CodeRow extends Omit<Selectable<DB['codes.code']>, 'code_set'> {
  /** Its rank among the common ones; null for all others. */
  place: number | null;
  /** The first day of the earliest imported edition; null with the starter list only. */
  known_from: string | null;
}

/** The rows of a code set in columns: objects and texts for a hundred thousand codes would need twice the memory. */
export interface CodeTable {
  readonly size: number;
  codeAt(at: number): string;
  parentAt(at: number): string | null;
  /** Its rank among the common ones; infinite for all others. */
  rankAt(at: number): number;
  isBillable(at: number): boolean;
  /** Its first day. */
  fromAt(at: number): string;
  hasEnd(at: number): boolean;
  nameLengthAt(at: number): number;
  /** The names, for their words. */
  namesAt(at: number): string;
  read(at: number): CodeRow;
}

const NO_DAY = '';
// Names are in blocks of this size, so that none is copied when there are more.
const BLOCK = 1 << 18;

/** Collects rows; a row's number is the order in which it was added. Those of one code follow each other. */
export function collectCodes(): { add(row: CodeRow): void; open(): CodeTable } {
  const codes: string[] = [];
  const parents: (string | null)[] = [];
  // The last code and those above it.
  const above: string[] = [];
  const ranks = new NumberColumn(Uint32Array);
  const billable = new NumberColumn(Uint8Array);
  const shortNames = new Map<number, string>();
  const lengths = new NumberColumn(Uint16Array);
  const starts = new NumberColumn(Uint32Array);
  const sizes = new NumberColumn(Uint16Array);
  const blocks: Buffer[] = [];
  let free = BLOCK;
  const days = [NO_DAY];
  const dayIds = new Map([[NO_DAY, 0]]);
  const times = new NumberColumn(Uint16Array);
  const idOf = (day: string | null): number => {
    const text = day ?? NO_DAY;
    let id = dayIds.get(text);
    if (id === undefined) {
      dayIds.set(text, (id = days.length));
      days.push(text);
    }
    return id;
  };
  // A code's children share its text: in the order of codes they follow it.
  const shareParent = (parent: string | null): string | null => {
    while (above.length > 0 && above.at(-1) !== parent) above.pop();
    return above.at(-1) ?? parent;
  };
  return {
    add(row) {
      parents.push(shareParent(row.parent_code));
      const code = codes.at(-1) === row.code ? codes.at(-1)! : row.code;
      codes.push(code);
      above.push(code);
      ranks.push(row.place === null ? 0 : row.place + 1);
      billable.push(row.billable ? 1 : 0);
      if (row.short_name !== row.long_name) shortNames.set(codes.length - 1, row.short_name);
      lengths.push(row.long_name.length);
      const size = Buffer.byteLength(row.long_name);
      if (free + size > BLOCK) {
        blocks.push(Buffer.alloc(BLOCK));
        free = 0;
      }
      blocks.at(-1)!.write(row.long_name, free);
      starts.push((blocks.length - 1) * BLOCK + free);
      sizes.push(size);
      free += size;
      for (const day of [row.valid_from, row.valid_to, row.known_from]) times.push(idOf(day));
    },
    open: () => openTable({ codes, parents, ranks, billable, shortNames, lengths, starts, sizes, blocks, days, times }),
  };
}

interface Columns {
  codes: readonly string[];
  parents: readonly (string | null)[];
  /** One more than the rank, or 0. */
  ranks: NumberColumn;
  billable: NumberColumn;
  /** Those that differ from the long name. */
  shortNames: ReadonlyMap<number, string>;
  lengths: NumberColumn;
  /** Where each long name starts in all blocks together, and its bytes. */
  starts: NumberColumn;
  sizes: NumberColumn;
  blocks: readonly Buffer[];
  days: readonly string[];
  /** For each row three numbers of `days`: valid from, valid to, known from. */
  times: NumberColumn;
}

function openTable({
  codes,
  parents,
  ranks,
  billable,
  shortNames,
  lengths,
  days,
  times,
  ...names
}: Columns): CodeTable {
  const nameAt = (at: number): string => {
    const start = names.starts.at(at);
    const from = start % BLOCK;
    return names.blocks[Math.floor(start / BLOCK)]!.toString('utf8', from, from + names.sizes.at(at));
  };
  const dayAt = (at: number, which: number): string | null => days[times.at(at * 3 + which)] || null;
  const rankOf = (at: number): number | null => (ranks.at(at) === 0 ? null : ranks.at(at) - 1);
  return {
    size: codes.length,
    codeAt: (at) => codes[at]!,
    parentAt: (at) => parents[at]!,
    rankAt: (at) => rankOf(at) ?? Infinity,
    isBillable: (at) => billable.at(at) === 1,
    fromAt: (at) => dayAt(at, 0)!,
    hasEnd: (at) => dayAt(at, 1) !== null,
    nameLengthAt: (at) => lengths.at(at),
    namesAt(at) {
      const short = shortNames.get(at);
      return short === undefined ? nameAt(at) : `${nameAt(at)} ${short}`;
    },
    read(at) {
      const long = nameAt(at);
      return {
        code: codes[at]!,
        long_name: long,
        short_name: shortNames.get(at) ?? long,
        billable: billable.at(at) === 1,
        place: rankOf(at),
        parent_code: parents[at]!,
        valid_from: dayAt(at, 0)!,
        valid_to: dayAt(at, 1),
        known_from: dayAt(at, 2),
      };
    },
  };
}
