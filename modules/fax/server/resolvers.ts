import { recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { FaxNumber, MutationResolvers, QueryResolvers, ReceivedFax, SentFax } from '../api/setting.gen.ts';
import { FAX_STATES } from '../rules/index.ts';
import {
  countWaiting,
  isServed,
  listReceived,
  listSent,
  readFilings,
  type ReceivedRow,
  type SentRow,
} from './faxes.sql.ts';
import { type NumberRow, readNumbers } from './numbers/numbers.sql.ts';
import { removeNumber, saveNumber } from './numbers/save-number.ts';
import { archiveFax, fileFax } from './receiving/file-fax.ts';
import { cancelFax, reportMisdirected, retryFax, sendFax, settleFax } from './sending/change-fax.ts';

const Query: QueryResolvers = {
  faxNumbers: async (_parent, _args, ctx) =>
    (await readNumbers(ctx.app.database.kysely, ctx.actor.clinicId)).map((row) => shapeNumber(ctx, row)),
  sentFaxes: async (_parent, { state = null, patient_id: patientId = null, pageNumber }, ctx) => {
    if (state !== null && !FAX_STATES.some((one) => one === state)) return badState();
    const page = pageNumber ?? 1;
    if (page < 1 || page > 10_000) return badPage();
    const { kysely } = ctx.app.database;
    const { count, rows } = await listSent(kysely, ctx.actor.clinicId, {
      state: state ?? null,
      patientId: patientId ?? null,
      page,
    });
    await recordAccess(ctx, { action: 'search', objectType: 'fax', patientId: patientId ?? null });
    return { count, faxes: rows.map(shapeSent) };
  },
  receivedFaxes: async (_parent, { state = null, pageNumber }, ctx) => {
    if (state !== null && !['new', 'filed', 'archived'].includes(state)) return badState();
    const page = pageNumber ?? 1;
    if (page < 1 || page > 10_000) return badPage();
    const { kysely } = ctx.app.database;
    const { count, rows } = await listReceived(kysely, ctx.actor.clinicId, { state: state ?? null, page });
    await recordAccess(ctx, { action: 'search', objectType: 'received_fax' });
    return { count, faxes: await shapeAllReceived(ctx, rows) };
  },
  faxState: async (_parent, _args, { app, actor }) => {
    const { fax } = app.config;
    const [isSet, waiting] = await Promise.all([
      fax === null ? false : isServed(app.database.kysely, actor.clinicId, fax.sandboxed === true),
      countWaiting(app.database.kysely, actor.clinicId),
    ]);
    return { hasCarrier: isSet, waiting };
  },
};

const Mutation: MutationResolvers = {
  saveFaxNumber: async (_parent, { id, version, ...fields }, ctx) => {
    const row = await saveNumber(ctx, fields, id == null ? null : { id, version: version ?? 0 });
    return isDomainError(row) ? row : shapeNumber(ctx, row);
  },
  removeFaxNumber: async (_parent, { id }, ctx) => {
    const row = await removeNumber(ctx, id);
    return isDomainError(row) ? row : shapeNumber(ctx, row);
  },
  sendFax: async (_parent, { id }, ctx) => shapedSent(await sendFax(ctx, id)),
  cancelFax: async (_parent, { id }, ctx) => shapedSent(await cancelFax(ctx, id)),
  retryFax: async (_parent, { id }, ctx) => shapedSent(await retryFax(ctx, id)),
  settleFax: async (_parent, { id }, ctx) => shapedSent(await settleFax(ctx, id)),
  reportMisdirectedFax: async (_parent, { id, reason }, ctx) => shapedSent(await reportMisdirected(ctx, id, reason)),
  fileFax: async (_parent, { input }, ctx) => {
    const {
      client_key: clientKey,
      id,
      first_page: firstPage,
      last_page: lastPage,
      patient_id: patientId,
      reviewer_id,
      ...said
    } = input;
    const row = await fileFax(ctx, {
      clientKey,
      id,
      firstPage,
      lastPage,
      patientId,
      said,
      reviewerId: reviewer_id ?? null,
    });
    return isDomainError(row) ? row : (await shapeAllReceived(ctx, [row]))[0]!;
  },
  archiveFax: async (_parent, { id, version, reason, misdirected }, ctx) => {
    const row = await archiveFax(ctx, id, version, { reason, misdirected: misdirected ?? false });
    return isDomainError(row) ? row : (await shapeAllReceived(ctx, [row]))[0]!;
  },
};

/** Faxes at the service `setting`. */
export const setting = { Query, Mutation };

const badState = (): DomainError => invalid([{ path: 'state', message: 'One of the states is expected.' }]);
const badPage = (): DomainError => invalid([{ path: 'pageNumber', message: 'A number from 1 is expected.' }]);

const shapeNumber = ({ actor, now }: RequestContext, row: NumberRow): FaxNumber => ({
  ...row,
  expired: row.expires_day < dayIn(actor.timeZone, now),
});

const shapedSent = (row: SentRow | DomainError): SentFax | DomainError => (isDomainError(row) ? row : shapeSent(row));

const shapeSent = ({ file_id: _, carrier_id: __, fault: ___, settled_time: settled, ...row }: SentRow): SentFax => ({
  ...row,
  settled: settled !== null,
});

async function shapeAllReceived({ app, actor }: RequestContext, rows: readonly ReceivedRow[]): Promise<ReceivedFax[]> {
  const filings = await readFilings(
    app.database.kysely,
    actor.clinicId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ file_id: _, misdirected_time: misdirected, ...row }) => ({
    ...row,
    misdirected: misdirected !== null,
    filings: filings.filter(({ received_id: of }) => of === row.id),
  }));
}
