import { checkInput, checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
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
    diagnosis_search: async (_parent, args, request) =>
      shapedAll(await search(request, 'diagnosis', { ...args, problems: args.problems ?? [] }), shapeDiagnosis),
    diagnosis_children: async (_parent, { code, day }, request) =>
      (await findChildren(request, code, day ?? today(request))).map(shapeDiagnosis),
    cpt_search: async (_parent, args, request) =>
      shapedAll(await search(request, 'procedure', { ...args, codeTypes: args.code_types ?? null }), shapeProcedure),
    cpt_modifiers: async (_parent, args, request) => {
      const refusal = checkSearch(args.search, args.take ?? 20, MOST_FOUND);
      return refusal ?? findModifiers(request, args.search, args.day ?? today(request), args.take ?? 20);
    },
    fetch_all_icd: async (_parent, args, request) => {
      const found = await list(request, 'diagnosis', args);
      return isRefusal(found) ? found : { count: found.count, list: found.list.map(shapeDiagnosis) };
    },
    fetch_all_cpt: async (_parent, args, request) => {
      const found = await list(request, 'procedure', args);
      return isRefusal(found) ? found : { count: found.count, list: found.list.map(shapeProcedure) };
    },
    code_releases: (_parent, _args, { house }) => readReleases(house.database.kysely),
  },
  Mutation: {
    diagnosis_create: async (_parent, { input }, request) => {
      const checked = checkInput(diagnosisForm, withoutKey(input), 'input');
      if (isRefusal(checked)) return checked;
      const key = input.client_key ?? null;
      return shaped(
        await createClinicCode(request, 'diagnosis', diagnosisRow(checked.value), key),
        'icd_code',
        shapeDiagnosis,
      );
    },
    diagnosis_update: async (_parent, { id, version, input }, request) => {
      const checked = checkInput(diagnosisForm, withoutKey(input), 'input');
      if (isRefusal(checked)) return checked;
      return shaped(
        await changeClinicCode(request, 'diagnosis', id, version, diagnosisRow(checked.value)),
        'icd_code',
        shapeDiagnosis,
      );
    },
    diagnosis_delete: (_parent, { id, version }, request) => deleteClinicCode(request, 'diagnosis', id, version),
    cpt_create: async (_parent, { input }, request) => {
      const checked = checkInput(procedureForm, withoutKey(input), 'input');
      if (isRefusal(checked)) return checked;
      const key = input.client_key ?? null;
      return shaped(
        await createClinicCode(request, 'procedure', procedureRow(checked.value), key),
        'cpt_code',
        shapeProcedure,
      );
    },
    cpt_update: async (_parent, { id, version, input }, request) => {
      const checked = checkInput(procedureForm, withoutKey(input), 'input');
      if (isRefusal(checked)) return checked;
      return shaped(
        await changeClinicCode(request, 'procedure', id, version, procedureRow(checked.value)),
        'cpt_code',
        shapeProcedure,
      );
    },
    cpt_delete: (_parent, { id, version }, request) => deleteClinicCode(request, 'procedure', id, version),
    code_favourite_set: (_parent, { kind, code_type, code, favourite, for_clinic }, request) =>
      setFavourite(request, kind, code_type, code, { favourite, forClinic: for_clinic ?? false }),
    code_favourites_sort: (_parent, { kind, keys }, request) => sortFavourites(request, kind, keys),
  },
};

const today = ({ actor, now }: Request): string => dayIn(actor.timeZone, now);

// What is left out takes the form's own value.
function withoutKey({ client_key: _key, ...input }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, value === null && !NULLABLE.has(field) ? undefined : value]),
  );
}

const NULLABLE = new Set(['long_description', 'pmh_display_name', 'price_cents']);

function checkSearch(text: string, take: number, most: number, skip = 0): Refusal | null {
  if (text.length > LONGEST_SEARCH)
    return invalid([{ path: 'search', message: `At most ${LONGEST_SEARCH} characters are expected.` }]);
  return checkPage(take, Math.min(skip, 0), most);
}

function checkTypes(kind: CodeKind, types: readonly string[] | null | undefined): Refusal | null {
  const known = CODE_TYPES[kind] as readonly string[];
  return types?.every((type) => known.includes(type)) === false
    ? invalid([{ path: 'code_types', message: `Only ${known.join(', ')} are code types here.` }])
    : null;
}

type Searched = Partial<Omit<CodeQuery, 'kind' | 'search' | 'take'>> & { search: string; take?: number | null };

async function search(request: Request, kind: CodeKind, args: Searched): Promise<FoundCode[] | Refusal> {
  const take = args.take ?? 20;
  const refusal = checkSearch(args.search, take, MOST_FOUND) ?? checkTypes(kind, args.codeTypes);
  if (refusal !== null) return refusal;
  if ((args.problems?.length ?? 0) > MOST_PROBLEMS)
    return invalid([{ path: 'problems', message: `At most ${MOST_PROBLEMS} codes are expected.` }]);
  return findCodes(request, { ...args, kind, take });
}

interface Listed {
  skip?: number | null;
  take?: number | null;
  search?: string | null;
  code_types?: string[] | null;
  favourites?: boolean | null;
}

async function list(
  request: Request,
  kind: CodeKind,
  args: Listed,
): Promise<Awaited<ReturnType<typeof listCodes>> | Refusal> {
  const query: CodeListQuery = {
    kind,
    search: args.search ?? '',
    codeTypes: args.code_types ?? null,
    favourites: args.favourites ?? false,
    skip: args.skip ?? 0,
    take: args.take ?? 20,
  };
  if (query.skip > FURTHEST) return invalid([{ path: 'skip', message: `At most ${FURTHEST} is expected.` }]);
  const refusal = checkSearch(query.search, query.take, MOST_LISTED, query.skip) ?? checkTypes(kind, query.codeTypes);
  return refusal ?? listCodes(request, query);
}

function shapedAll<T>(found: FoundCode[] | Refusal, shape: (code: FoundCode) => T): T[] | Refusal {
  return isRefusal(found) ? found : found.map(shape);
}

// A code that is taken is told beside its field.
function shaped<T>(code: Code | Refusal, field: string, shape: (code: FoundCode) => T): T | Refusal {
  if (!isRefusal(code)) return shape({ ...code, offered_as: 'own', is_favourite: false, is_clinic_favourite: false });
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
