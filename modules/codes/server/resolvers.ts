import { checkInput, checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { CptCode, IcdDiagnosis, Resolvers } from '../api/chart.gen.ts';
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
import { changeClinicCode, createClinicCode, deleteClinicCode, type OwnCodeFields } from './save-clinic-code.ts';
import type { Code } from './shape-code.ts';

const LONGEST_SEARCH = 200;
const MOST_FOUND = 50;
const MOST_LISTED = 100;
const MOST_PROBLEMS = 200;
const FURTHEST = 150_000;

/** Resolvers of the service chart that codes adds. */
export const chart: Resolvers = {
  Query: {
    diagnosis_search: async (_parent, args, ctx) =>
      shapedAll(await search(ctx, 'diagnosis', { ...args, problems: args.problems ?? [] }), shapeDiagnosis),
    diagnosis_children: async (_parent, { code, day }, ctx) =>
      (await findChildren(ctx, code, day ?? today(ctx))).map(shapeDiagnosis),
    cpt_search: async (_parent, args, ctx) =>
      shapedAll(await search(ctx, 'procedure', { ...args, codeTypes: args.code_types ?? null }), shapeProcedure),
    cpt_modifiers: async (_parent, args, ctx) => {
      const error = checkSearch(args.search, args.take ?? 20, MOST_FOUND);
      return error ?? findModifiers(ctx, args.search, args.day ?? today(ctx), args.take ?? 20);
    },
    fetch_all_icd: async (_parent, args, ctx) => {
      const found = await list(ctx, 'diagnosis', args);
      return isDomainError(found) ? found : { count: found.count, list: found.list.map(shapeDiagnosis) };
    },
    fetch_all_cpt: async (_parent, args, ctx) => {
      const found = await list(ctx, 'procedure', args);
      return isDomainError(found) ? found : { count: found.count, list: found.list.map(shapeProcedure) };
    },
    code_releases: (_parent, _args, { app }) => readReleases(app.database.kysely),
  },
  Mutation: {
    diagnosis_create: async (_parent, { input }, ctx) => {
      const checked = checkInput(diagnosisForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      const key = input.client_key ?? null;
      return shaped(
        await createClinicCode(ctx, 'diagnosis', diagnosisRow(checked.value), key),
        'icd_code',
        shapeDiagnosis,
      );
    },
    diagnosis_update: async (_parent, { id, version, input }, ctx) => {
      const checked = checkInput(diagnosisForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      return shaped(
        await changeClinicCode(ctx, 'diagnosis', id, version, diagnosisRow(checked.value)),
        'icd_code',
        shapeDiagnosis,
      );
    },
    diagnosis_delete: (_parent, { id, version }, ctx) => deleteClinicCode(ctx, 'diagnosis', id, version),
    cpt_create: async (_parent, { input }, ctx) => {
      const checked = checkInput(procedureForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      const key = input.client_key ?? null;
      return shaped(
        await createClinicCode(ctx, 'procedure', procedureRow(checked.value), key),
        'cpt_code',
        shapeProcedure,
      );
    },
    cpt_update: async (_parent, { id, version, input }, ctx) => {
      const checked = checkInput(procedureForm, withoutKey(input), 'input');
      if (isDomainError(checked)) return checked;
      return shaped(
        await changeClinicCode(ctx, 'procedure', id, version, procedureRow(checked.value)),
        'cpt_code',
        shapeProcedure,
      );
    },
    cpt_delete: (_parent, { id, version }, ctx) => deleteClinicCode(ctx, 'procedure', id, version),
    code_favourite_set: (_parent, { kind, code_type, code, favourite, for_clinic }, ctx) =>
      setFavourite(ctx, kind, code_type, code, { favourite, forClinic: for_clinic ?? false }),
    code_favourites_sort: (_parent, { kind, keys }, ctx) => sortFavourites(ctx, kind, keys),
  },
};

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

// What is left out takes the form's own value.
function withoutKey({ client_key: _key, ...input }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, value === null && !NULLABLE.has(field) ? undefined : value]),
  );
}

const NULLABLE = new Set(['long_description', 'pmh_display_name', 'price_cents']);

function checkSearch(text: string, take: number, most: number, skip = 0): DomainError | null {
  if (text.length > LONGEST_SEARCH)
    return invalid([{ path: 'search', message: `At most ${LONGEST_SEARCH} characters are expected.` }]);
  return checkPage(take, Math.min(skip, 0), most);
}

function checkTypes(kind: CodeKind, types: readonly string[] | null | undefined): DomainError | null {
  const known = CODE_TYPES[kind] as readonly string[];
  return types?.every((type) => known.includes(type)) === false
    ? invalid([{ path: 'code_types', message: `Only ${known.join(', ')} are code types here.` }])
    : null;
}

type Searched = Partial<Omit<CodeQuery, 'kind' | 'search' | 'take'>> & { search: string; take?: number | null };

async function search(ctx: RequestContext, kind: CodeKind, args: Searched): Promise<FoundCode[] | DomainError> {
  const take = args.take ?? 20;
  const error = checkSearch(args.search, take, MOST_FOUND) ?? checkTypes(kind, args.codeTypes);
  if (error !== null) return error;
  if ((args.problems?.length ?? 0) > MOST_PROBLEMS)
    return invalid([{ path: 'problems', message: `At most ${MOST_PROBLEMS} codes are expected.` }]);
  return findCodes(ctx, { ...args, kind, take });
}

interface Listed {
  skip?: number | null;
  take?: number | null;
  search?: string | null;
  code_types?: string[] | null;
  favourites?: boolean | null;
}

async function list(
  ctx: RequestContext,
  kind: CodeKind,
  args: Listed,
): Promise<Awaited<ReturnType<typeof listCodes>> | DomainError> {
  const query: CodeListQuery = {
    kind,
    search: args.search ?? '',
    codeTypes: args.code_types ?? null,
    favourites: args.favourites ?? false,
    skip: args.skip ?? 0,
    take: args.take ?? 20,
  };
  if (query.skip > FURTHEST) return invalid([{ path: 'skip', message: `At most ${FURTHEST} is expected.` }]);
  const error = checkSearch(query.search, query.take, MOST_LISTED, query.skip) ?? checkTypes(kind, query.codeTypes);
  return error ?? listCodes(ctx, query);
}

function shapedAll<T>(found: FoundCode[] | DomainError, shape: (code: FoundCode) => T): T[] | DomainError {
  return isDomainError(found) ? found : found.map(shape);
}

// A code that is taken is told beside its field.
function shaped<T>(code: Code | DomainError, field: string, shape: (code: FoundCode) => T): T | DomainError {
  if (!isDomainError(code))
    return shape({ ...code, offered_as: 'own', is_favourite: false, is_clinic_favourite: false });
  return code.code === 'CODE_TAKEN' ? invalid([{ path: `input.${field}`, message: code.message }]) : code;
}

function shapeDiagnosis({ code, code_type, ...rest }: FoundCode): IcdDiagnosis {
  return { ...rest, icd_code: code, icd_code_type: code_type };
}

function shapeProcedure({ code, code_type, ...rest }: FoundCode): CptCode {
  return { ...rest, cpt_code: code, cpt_code_type: code_type };
}

function diagnosisRow({ icd_code, icd_code_type, ...fields }: DiagnosisFields): OwnCodeFields {
  return { ...fields, code: icd_code, code_type: icd_code_type, price_cents: null };
}

function procedureRow({ cpt_code, cpt_code_type, ...fields }: ProcedureFields): OwnCodeFields {
  return { ...fields, code: cpt_code, code_type: cpt_code_type, pmh_display_name: null };
}
