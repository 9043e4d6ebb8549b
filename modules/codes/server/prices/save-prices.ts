import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, type DomainError, type Issue } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  type CodeName,
  codeKey,
  CODE_TYPES,
  isCodeType,
  price as priceRule,
  PRICE_ROUNDINGS,
  readPriceList,
  scaledPrice,
} from '../../rules/index.ts';
import { readCodes } from '../read-codes.ts';
import { readSchedule } from './prices.sql.ts';
import { type PriceChange, writePrices } from './write-prices.ts';

const MOST = 500;
const FIRST_DAY = '2000-01-01';

/** Saves prices of the fee schedule from a day on; returns the number of changed prices. STALE_PRICE, see `writePrices`. */
export async function savePrices(
  ctx: RequestContext,
  validFrom: string,
  input: readonly (Omit<PriceChange, 'code_type'> & { code_type: string })[],
): Promise<number | DomainError> {
  const { app, actor } = ctx;
  const wrongDay = dayProblem(ctx, validFrom);
  if (wrongDay !== null) return wrongDay;
  if (input.length > MOST) return invalid([{ path: 'prices', message: `Save at most ${MOST} prices at a time.` }]);
  const prices = input.filter((each): each is PriceChange => isCodeType('procedure', each.code_type));
  if (prices.length < input.length || new Set(prices.map(codeKey)).size < prices.length)
    return invalid([{ path: 'prices', message: 'Send each procedure once.' }]);
  const known = await readCodes(app.database.kysely, { ...actor, kind: 'procedure' }, prices, validFrom);
  const issues = prices.flatMap((each, index): Issue[] => {
    const parsed = each.price_cents === null ? null : priceRule.safeParse(each.price_cents);
    if (parsed?.success === false)
      return [{ path: `prices.${index}.price_cents`, message: parsed.error.issues[0]!.message }];
    return known.has(codeKey(each))
      ? []
      : [{ path: `prices.${index}.code`, message: `The code ${each.code} does not exist.` }];
  });
  if (issues.length > 0) return invalid(issues);
  return app.database.transaction((tx) => writePrices(tx, ctx, prices, validFrom));
}

/** A change of a price list. */
export interface ListedChange extends CodeName {
  official_name: string;
  before: number | null;
  after: number;
}

/** The outcome of a price list or its preview. */
export interface PriceListOutcome {
  changes: ListedChange[];
  unchanged: number;
  problems: { line: number; message: string }[];
}

/** A price list: the rows of a sheet, or the clinic's own prices, at a percentage. */
export interface PriceList {
  /** CSV or rows of a spreadsheet; null for the clinic's own prices. */
  sheet: string | null;
  percent: number;
  /** In cents, one of PRICE_ROUNDINGS. */
  roundTo: number;
  validFrom: string;
}

/** Sets the prices of a list from a day on; with `preview` nothing is written. Rows with problems are left out. */
export async function setPriceList(
  ctx: RequestContext,
  { sheet, percent, roundTo, validFrom }: PriceList,
  preview: boolean,
): Promise<PriceListOutcome | DomainError> {
  const { app, actor } = ctx;
  const wrongDay = dayProblem(ctx, validFrom);
  if (wrongDay !== null) return wrongDay;
  if (!(percent >= 1 && percent <= 1000))
    return invalid([{ path: 'input.percent', message: 'Enter a percentage from 1 to 1,000' }]);
  if (!(roundTo in PRICE_ROUNDINGS)) return invalid([{ path: 'input.round_to', message: 'Choose a rounding' }]);
  return app.database.transaction(async (tx): Promise<PriceListOutcome | DomainError> => {
    const read = sheet === null ? { prices: [], problems: [] } : readPriceList(sheet);
    const problems = [...read.problems];
    const names =
      sheet === null
        ? await readSchedule(tx, actor.clinicId, null)
        : read.prices.flatMap(({ code }) => CODE_TYPES.procedure.map((code_type) => ({ code_type, code })));
    const found = await readCodes(
      tx,
      { clinicId: actor.clinicId, userId: actor.clinicId, kind: 'procedure' },
      names,
      validFrom,
    );
    const base =
      sheet === null
        ? [...found.values()].map((code) => ({ code, cents: code.price_cents }))
        : read.prices.flatMap(({ line, code: typed, price_cents: cents }) => {
            const code = CODE_TYPES.procedure
              .map((code_type) => found.get(codeKey({ code_type, code: typed })))
              .find((each) => each !== undefined);
            if (code === undefined) problems.push({ line, message: `The code ${typed} does not exist.` });
            return code === undefined ? [] : [{ code, cents }];
          });
    const changes: ListedChange[] = [];
    let unchanged = 0;
    for (const { code, cents } of base) {
      if (cents === null) continue;
      const after = scaledPrice(cents, percent, roundTo);
      if (!priceRule.safeParse(after).success) {
        problems.push({ line: 0, message: `The price of ${code.code} would be too large.` });
        continue;
      }
      const { code_type, code: name, official_name, price_cents: before } = code;
      if (before === after) unchanged += 1;
      else changes.push({ code_type, code: name, official_name, before, after });
    }
    problems.sort((one, other) => one.line - other.line);
    const outcome = { changes, unchanged, problems };
    if (preview) return outcome;
    if (changes.length === 0) return domainError('NOTHING_TO_CHANGE', 'The list changes no prices.', 'Fee schedule');
    const written = await writePrices(
      tx,
      ctx,
      changes.map(({ code_type, code, before, after }) => ({ code_type, code, price_cents: after, was_cents: before })),
      validFrom,
    );
    return isDomainError(written) ? written : outcome;
  });
}

function dayProblem({ actor, now }: RequestContext, day: string): DomainError | null {
  const last = `${Number(dayIn(actor.timeZone, now).slice(0, 4)) + 5}-12-31`;
  return day >= FIRST_DAY && day <= last
    ? null
    : invalid([{ path: 'input.valid_from', message: 'Enter a date between 01/01/2000 and five years from now' }]);
}
