import { checkInput, checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/chart.gen.ts';
import {
  CODE_TYPES,
  type CodeKind,
  diagnosisForm,
  type DiagnosisFields,
  procedureForm,
  type ProcedureFields,
} from '../rules/index.ts';
import { readReleases } from './codes.sql.ts';
import { setFavourite, sortFavourites } from './favourites.ts';
import { findChildren } from './find-children.ts';
import { findCodes, type CodeQuery, type FoundCode } from './find-codes.ts';
import { findModifiers } from './find-modifiers.ts';
import { listCodes, type CodeListQuery } from './list-codes.ts';
import { importHcc, readHcc, readHccRelease } from './hcc.ts';
import { listPrices } from './prices/list-prices.ts';
import { savePrices, setPriceList } from './prices/save-prices.ts';
import { changeClinicCode, createClinicCode, deleteClinicCode, type OwnCodeFields } from './save-clinic-code.ts';
import type { Code } from './shape-code.ts';

const LONGEST_SEARCH = 200;
const MOST_FOUND = 50;
const MOST_LISTED = 100;
const MOST_PROBLEMS = 200;
const MOST_HCC = 300;
const FURTHEST = 150_000;

interface Rows {
  IcdDiagnosis: FoundCode;
  CptCode: FoundCode;
}

/** Resolvers that codes adds to the chart service. */
export const chart: Resolvers<Rows> = {
  Query: {
    diagnosis_search: (_parent, args, ctx) => search(ctx, 'diagnosis', { ...args, problems: args.problems ?? [] }),
    diagnosis_children: (_parent, { code, day }, ctx) => findChildren(ctx, code, day ?? today(ctx)),
    cpt_search: (_parent, args, ctx) => search(ctx, 'procedure', { ...args, codeTypes: args.code_types ?? null }),
    cpt_modifiers: (_parent, { search: text, day, take }, ctx) =>
      checkSearch(text, take ?? 20, MOST_FOUND) ?? findModifiers(ctx, text, day ?? today(ctx), take ?? 20),
    fetch_all_icd: (_parent, args, ctx) => list(ctx, 'diagnosis', args),
    fetch_all_cpt: (_parent, args, ctx) => list(ctx, 'procedure', args),
    procedure_prices: (_parent, { day, view, search: text, skip, take }, ctx) => {
      const query = { day, view, search: text ?? '', skip: skip ?? 0, take: take ?? 50 };
      return checkSearch(query.search, query.take, MOST_LISTED, query.skip) ?? listPrices(ctx, query);
    },
    code_releases: (_parent, _args, ctx) => readReleases(db(ctx)),
    hcc_categories: (_parent, { codes }, ctx) =>
      codes.length > MOST_HCC
        ? invalid([{ path: 'codes', message: `Send at most ${MOST_HCC} codes.` }])
        : readHcc(db(ctx), codes),
    hcc_release: (_parent, _args, ctx) => readHccRelease(db(ctx)),
  },
  Mutation: {
    diagnosis_create: async (_parent, { input }, ctx) => {
      const checked = checkInput(diagnosisForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      const made = createClinicCode(ctx, 'diagnosis', diagnosisRow(checked.value), input.client_key ?? null);
      return own(await made, 'icd_code');
    },
    diagnosis_update: async (_parent, { id, version, input }, ctx) => {
      const checked = checkInput(diagnosisForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      return own(await changeClinicCode(ctx, 'diagnosis', id, version, diagnosisRow(checked.value)), 'icd_code');
    },
    diagnosis_delete: (_parent, { id, version }, ctx) => deleteClinicCode(ctx, 'diagnosis', id, version),
    cpt_create: async (_parent, { input }, ctx) => {
      const checked = checkInput(procedureForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      const made = createClinicCode(ctx, 'procedure', procedureRow(checked.value), input.client_key ?? null);
      return own(await made, 'cpt_code');
    },
    cpt_update: async (_parent, { id, version, input }, ctx) => {
      const checked = checkInput(procedureForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      return own(await changeClinicCode(ctx, 'procedure', id, version, procedureRow(checked.value)), 'cpt_code');
    },
    cpt_delete: (_parent, { id, version }, ctx) => deleteClinicCode(ctx, 'procedure', id, version),
    procedure_prices_save: (_parent, { valid_from, prices }, ctx) =>
      savePrices(
        ctx,
        valid_from,
        prices.map(({ price_cents, was_cents, ...name }) => ({
          ...name,
          price_cents: price_cents ?? null,
          was_cents: was_cents ?? null,
        })),
      ),
    procedure_prices_set: (_parent, { input: { sheet, percent, round_to, valid_from }, preview }, ctx) =>
      setPriceList(ctx, { sheet: sheet ?? null, percent, roundTo: round_to, validFrom: valid_from }, preview),
    code_favourite_set: (_parent, { kind, code_type, code, favourite, for_clinic }, ctx) =>
      setFavourite(ctx, kind, code_type, code, { favourite, forClinic: for_clinic ?? false }),
    code_favourites_sort: (_parent, { kind, keys }, ctx) => sortFavourites(ctx, kind, keys),
    hcc_import: (_parent, { input }, ctx) => importHcc(ctx, input),
  },
  IcdDiagnosis: { icd_code: ({ code }) => code, icd_code_type: ({ code_type }) => code_type },
  CptCode: { cpt_code: ({ code }) => code, cpt_code_type: ({ code_type }) => code_type },
};

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

// Omitted fields get the form's defaults.
function withoutKey({ client_key: _key, ...input }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, value === null && !NULLABLE.has(field) ? undefined : value]),
  );
}

const NULLABLE = new Set(['long_description', 'pmh_display_name', 'price_cents']);

function checkSearch(text: string, take: number, most: number, skip = 0): DomainError | null {
  if (text.length > LONGEST_SEARCH)
    return invalid([{ path: 'search', message: `Enter at most ${LONGEST_SEARCH} characters.` }]);
  return checkPage(take, Math.min(skip, 0), most);
}

function checkTypes(kind: CodeKind, types: readonly string[] | null | undefined): DomainError | null {
  const known = CODE_TYPES[kind] as readonly string[];
  return types?.every((type) => known.includes(type)) === false
    ? invalid([{ path: 'code_types', message: `Code types must be one of: ${known.join(', ')}.` }])
    : null;
}

type SearchInput = Partial<Omit<CodeQuery, 'kind' | 'search' | 'take'>> & { search: string; take?: number | null };

async function search(ctx: RequestContext, kind: CodeKind, args: SearchInput): Promise<FoundCode[] | DomainError> {
  const take = args.take ?? 20;
  const error = checkSearch(args.search, take, MOST_FOUND) ?? checkTypes(kind, args.codeTypes);
  if (error !== null) return error;
  if ((args.problems?.length ?? 0) > MOST_PROBLEMS)
    return invalid([{ path: 'problems', message: `Send at most ${MOST_PROBLEMS} codes.` }]);
  return findCodes(ctx, { ...args, kind, take });
}

interface ListInput {
  skip?: number | null;
  take?: number | null;
  search?: string | null;
  code_types?: string[] | null;
  favourites?: boolean | null;
}

async function list(
  ctx: RequestContext,
  kind: CodeKind,
  args: ListInput,
): Promise<Awaited<ReturnType<typeof listCodes>> | DomainError> {
  const query: CodeListQuery = {
    kind,
    search: args.search ?? '',
    codeTypes: args.code_types ?? null,
    favourites: args.favourites ?? false,
    skip: args.skip ?? 0,
    take: args.take ?? 20,
  };
  if (query.skip > FURTHEST) return invalid([{ path: 'skip', message: `Enter a number of at most ${FURTHEST}.` }]);
  const error = checkSearch(query.search, query.take, MOST_LISTED, query.skip) ?? checkTypes(kind, query.codeTypes);
  return error ?? listCodes(ctx, query);
}

/** Returns a saved code in the format of a search result, or a field error if it is taken. */
function own(code: Code | DomainError, field: string): FoundCode | DomainError {
  if (!isDomainError(code)) return { ...code, offered_as: 'own', is_favourite: false, is_clinic_favourite: false };
  return code.code === 'CODE_TAKEN' ? invalid([{ path: `input.${field}`, message: code.message }]) : code;
}

function diagnosisRow({ icd_code, icd_code_type, ...fields }: DiagnosisFields): OwnCodeFields {
  return { ...fields, code: icd_code, code_type: icd_code_type, price_cents: null };
}

function procedureRow({ cpt_code, cpt_code_type, ...fields }: ProcedureFields): OwnCodeFields {
  return { ...fields, code: cpt_code, code_type: cpt_code_type, pmh_display_name: null };
}
