import { changedFields, recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type CodeKind, type CodeType, bareCode, wordsOf } from '../rules/index.ts';
import {
  findByClientKey,
  insertClinicCode,
  lockClinicCode,
  retireClinicCode,
  updateClinicCode,
  type NewClinicCode,
} from './clinic-codes.sql.ts';
import type { ClinicCode } from './personal.sql.ts';
import { writePrices } from './prices/write-prices.ts';
import { readCode } from './read-codes.ts';
import type { Code } from './shape-code.ts';

/** The fields of a custom code. */
export interface OwnCodeFields {
  code_type: CodeType;
  code: string;
  official_name: string;
  long_description: string | null;
  pmh_display_name: string | null;
  price_cents: number | null;
  access_level: 'clinic' | 'private';
}

const NOT_FOUND = () => domainError('NOT_FOUND', 'This code does not exist.', 'Not found');
const TAKEN = (code: string) =>
  domainError('CODE_TAKEN', `The code ${code} is already in your list. Edit it there.`, 'Already in the list');
const conflict = () =>
  domainError('STALE_VERSION', 'Someone else changed this code since you opened it.', 'Changed by someone else');
const FORBIDDEN = () =>
  domainError(
    'FORBIDDEN',
    'You can change only your own codes. You don’t have permission to change the clinic’s codes.',
    'Not allowed',
  );

/** Adds a custom code of the clinic, or its own name and price for one of a code set; CODE_TAKEN if it exists. */
export function createClinicCode(
  ctx: RequestContext,
  kind: CodeKind,
  fields: OwnCodeFields,
  clientKey: string | null,
): Promise<Code | DomainError> {
  return saving(ctx, kind, async (tx) => {
    const { clinicId, userId } = ctx.actor;
    if (!mayWrite(ctx, fields.access_level)) return FORBIDDEN();
    const row = rowOf(kind, newId(), userId, fields);
    if (!(await insertClinicCode(tx, clinicId, row, clientKey, ctx.now))) {
      const before = clientKey === null ? null : await findByClientKey(tx, clinicId, kind, clientKey);
      return before !== null && before.owner_user_id === userId ? before : TAKEN(fields.code);
    }
    await note(tx, ctx, 'create', row, changedFields({}, written(row)));
    const priced = fields.price_cents === null ? 0 : await schedule(tx, ctx, row, fields.price_cents);
    return isDomainError(priced) ? priced : row;
  });
}

/** Updates a custom code; its code and type can't change. STALE_VERSION if someone else changed it since `version`. */
export function changeClinicCode(
  ctx: RequestContext,
  kind: CodeKind,
  id: string,
  version: number,
  fields: OwnCodeFields,
): Promise<Code | DomainError> {
  return saving(ctx, kind, async (tx) => {
    const { clinicId } = ctx.actor;
    const before = await lockClinicCode(tx, ctx.actor, kind, id);
    if (before === null) return NOT_FOUND();
    if (!mayWrite(ctx, before.access_level) || !mayWrite(ctx, fields.access_level)) return FORBIDDEN();
    if (before.version !== version) return conflict();
    const { code, code_type, owner_user_id } = before;
    const row = rowOf(kind, id, owner_user_id, { ...fields, code, code_type });
    const changes = changedFields(written(before), written(row));
    const priced = await schedule(tx, ctx, row, fields.price_cents);
    if (isDomainError(priced)) return priced;
    if (changes === null && priced === 0) return before;
    if (!(await updateClinicCode(tx, clinicId, row, ctx.now))) return TAKEN(code);
    if (changes !== null) await note(tx, ctx, 'update', row, changes);
    return row;
  });
}

/** Retires a custom code; its uses keep their text. A second call is NOT_FOUND. */
export async function deleteClinicCode(
  ctx: RequestContext,
  kind: CodeKind,
  id: string,
  version: number,
): Promise<{ id: string } | DomainError> {
  return ctx.app.database.transaction(async (tx): Promise<{ id: string } | DomainError> => {
    const before = await lockClinicCode(tx, ctx.actor, kind, id);
    if (before === null) return NOT_FOUND();
    if (!mayWrite(ctx, before.access_level)) return FORBIDDEN();
    if (before.version !== version) return conflict();
    await retireClinicCode(tx, ctx.actor.clinicId, id, ctx.now);
    await note(tx, ctx, 'delete', before, { code: { before: before.code, after: null } });
    return { id };
  });
}

// Saves the price of a clinic's procedure in the fee schedule, from today on; returns the number of changed prices.
async function schedule(
  tx: Tx,
  ctx: RequestContext,
  { kind, access_level, code_type, code }: NewClinicCode,
  price_cents: number | null,
): Promise<number | DomainError> {
  if (kind !== 'procedure' || access_level !== 'clinic') return 0;
  return writePrices(tx, ctx, [{ code_type, code, price_cents }], dayIn(ctx.actor.timeZone, ctx.now));
}

function mayWrite({ actor }: RequestContext, level: 'clinic' | 'private'): boolean {
  return level === 'private' || actor.rules.has('codes.manage');
}

async function saving(
  ctx: RequestContext,
  kind: CodeKind,
  work: (tx: Tx) => Promise<Pick<ClinicCode, 'code' | 'code_type'> | DomainError>,
): Promise<Code | DomainError> {
  return ctx.app.database.transaction(async (tx): Promise<Code | DomainError> => {
    const saved = await work(tx);
    if (isDomainError(saved)) return saved;
    const { clinicId, userId, timeZone } = ctx.actor;
    const { code, code_type } = saved;
    const day = dayIn(timeZone, ctx.now);
    return (await readCode(tx, { clinicId, userId, kind }, { code, code_type }, day)) ?? NOT_FOUND();
  });
}

function rowOf(kind: CodeKind, id: string, ownerId: string, fields: OwnCodeFields): NewClinicCode {
  const { code, official_name, long_description, pmh_display_name } = fields;
  const words = wordsOf(`${official_name} ${long_description ?? ''} ${pmh_display_name ?? ''}`);
  return {
    ...fields,
    price_cents: fields.access_level === 'clinic' ? null : fields.price_cents,
    long_description: long_description ?? '',
    id,
    kind,
    owner_user_id: ownerId,
    search_text: [...new Set([bareCode(code), ...wordsOf(code), ...words])].join(' '),
  };
}

/** The audited fields of a row. */
function written(row: Omit<ClinicCode, 'version'>) {
  const { code, code_type, official_name, long_description, pmh_display_name, price_cents, access_level } = row;
  return { code, code_type, official_name, long_description, pmh_display_name, price_cents, access_level };
}

async function note(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  { id, kind }: Pick<ClinicCode, 'id' | 'kind'>,
  changes: ReturnType<typeof changedFields>,
): Promise<void> {
  const objectType = kind === 'diagnosis' ? 'diagnosis_code' : 'procedure_code';
  await recordChange(tx, ctx, { action, objectType, objectId: id, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'codes.codes-changed', body: { kind } });
}
