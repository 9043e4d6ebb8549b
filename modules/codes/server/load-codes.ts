import type { App } from '#platform/app.ts';
import { gather } from '#platform/gather.ts';
import { type CodeName, codeKey, type CodeSet } from '../rules/index.ts';
import { type CodePeriod, readPeriods } from './codes.sql.ts';
import { ownByKey } from './find-codes.ts';
import { type ClinicCode, type OwnedName, type Owner, readOwnOfEach } from './personal.sql.ts';
import { type Code, shapeCode } from './shape-code.ts';

// A few hundred bytes each.
const MOST_KNOWN = 3000;

interface Found {
  own: ClinicCode[];
  periods: readonly CodePeriod[];
}
const loaders = new WeakMap<App, (key: string, name: OwnedName) => Promise<Found>>();

/**
 * Returns the codes with these names as on a day (YYYY-MM-DD), by `codeKey`, without prices; unknown ones are omitted.
 * Concurrent callers share one statement, and the codes of the code sets that were read last stay in memory until an
 * edition is imported. Can't run inside a transaction; there, `readCodes` does the same.
 */
export async function loadCodes(
  app: App,
  owner: Owner,
  names: readonly CodeName[],
  day: string,
): Promise<Map<string, Code>> {
  const load = loaderOf(app);
  const found = await Promise.all(
    names.map(async (name): Promise<[string, Code][]> => {
      const { own, periods } = await load('', { ...owner, ...name });
      const key = codeKey(name);
      const code = shapeCode(owner.kind, name, periodOn(periods, day), ownByKey(own).get(key) ?? null, day);
      return code === null ? [] : [[key, code]];
    }),
  );
  return new Map(found.flat());
}

/** Returns the period that is valid on a day, or else the latest. */
function periodOn(periods: readonly CodePeriod[], day: string): CodePeriod | null {
  const valid = periods.find(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || day <= valid_to));
  return valid ?? periods[0] ?? null;
}

function loaderOf(app: App): (key: string, name: OwnedName) => Promise<Found> {
  let loader = loaders.get(app);
  if (loader === undefined) {
    const known = new KnownCodes();
    loader = gather<OwnedName, Found>(
      async (_key, names) => {
        const { kysely } = app.database;
        const { stamp, own } = await readOwnOfEach(kysely, names);
        const periods = new Map(names.map((name) => [codeKey(name), known.periodsOf(name, stamp)]));
        const unknown = names.filter((name) => name.code_type !== 'Custom' && periods.get(codeKey(name)) === undefined);
        await Promise.all(
          [...Map.groupBy(unknown, ({ code_type }) => code_type)].map(async ([code_type, those]) => {
            const codes = [...new Set(those.map(({ code }) => code))];
            const rows = Map.groupBy(await readPeriods(kysely, code_type as CodeSet, codes), ({ code }) => code);
            for (const code of codes) {
              const its = rows.get(code) ?? [];
              periods.set(codeKey({ code_type, code }), its);
              known.add({ code_type, code }, stamp, its);
            }
          }),
        );
        return names.map((name, at) => ({ own: own[at]!, periods: periods.get(codeKey(name)) ?? [] }));
      },
      { underWay: 3 },
    );
    loaders.set(app, loader);
  }
  return loader;
}

/** The codes of the code sets that were used last, of one state of the imported editions. */
class KnownCodes {
  #stamp = '';
  #periods = new Map<string, readonly CodePeriod[]>();

  /** Returns the periods of a code, none if its set has no such code; undefined if they must be read. */
  periodsOf(name: CodeName, stamp: string): readonly CodePeriod[] | undefined {
    const key = codeKey(name);
    const periods = stamp === this.#stamp ? this.#periods.get(key) : undefined;
    if (periods !== undefined) {
      this.#periods.delete(key);
      this.#periods.set(key, periods);
    }
    return periods;
  }

  add(name: { code_type: string; code: string }, stamp: string, periods: readonly CodePeriod[]): void {
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#periods = new Map();
    }
    this.#periods.set(codeKey(name), periods);
    if (this.#periods.size > MOST_KNOWN) this.#periods.delete(this.#periods.keys().next().value!);
  }
}
