import { recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/setting.gen.ts';
import { FAX_STATES } from '../rules/index.ts';
import { findReceivedBefore } from './duplicates.ts';
import {
  countWaiting,
  type FilingRow,
  isServed,
  listReceived,
  listSent,
  readFilings,
  type ReceivedRow,
  type SentRow,
} from './faxes.sql.ts';
import { type NumberRow, readNumbers } from './numbers/numbers.sql.ts';
import { removeNumber, saveNumber } from './numbers/save-number.ts';
import { type KnownSender, readKnownSenders } from './receiving/known-senders.ts';
import { archiveFax, fileFax } from './receiving/file-fax.ts';
import { cancelFax, reportMisdirected, retryFax, sendFax, settleFax } from './sending/change-fax.ts';

interface Rows {
  FaxNumber: NumberRow;
  SentFax: SentRow;
  ReceivedFax: ReceivedRow & { filings: FilingRow[]; duplicate: Date | null; sender: KnownSender | null };
}

/** Fax resolvers of the `setting` service. */
export const setting: Resolvers<Rows> = {
  Query: {
    faxNumbers: (_parent, _args, ctx) => readNumbers(db(ctx), ctx.actor.clinicId),
    sentFaxes: async (_parent, { state = null, patient_id: patientId = null, text, pageNumber }, ctx) => {
      if (state !== null && !FAX_STATES.some((one) => one === state)) return badState();
      const page = pageNumber ?? 1;
      if (page < 1 || page > 10_000) return badPage();
      const { count, rows } = await listSent(db(ctx), ctx.actor.clinicId, { state, patientId, text: text ?? '', page });
      await recordAccess(ctx, { action: 'search', objectType: 'fax', patientId });
      return { count, faxes: rows };
    },
    receivedFaxes: async (_parent, { state = null, text, pageNumber }, ctx) => {
      if (state !== null && !['new', 'filed', 'archived'].includes(state)) return badState();
      const page = pageNumber ?? 1;
      if (page < 1 || page > 10_000) return badPage();
      const { count, rows } = await listReceived(db(ctx), ctx.actor.clinicId, { state, text: text ?? '', page });
      await recordAccess(ctx, { action: 'search', objectType: 'received_fax' });
      return { count, faxes: await withFilings(ctx, rows) };
    },
    faxState: async (_parent, _args, ctx) => {
      const { fax } = ctx.app.config;
      const { clinicId } = ctx.actor;
      const [hasCarrier, waiting] = await Promise.all([
        fax === null ? false : isServed(db(ctx), clinicId, fax.sandboxed === true),
        countWaiting(db(ctx), clinicId),
      ]);
      return { hasCarrier, waiting };
    },
  },
  Mutation: {
    saveFaxNumber: (_parent, { id, version, ...fields }, ctx) =>
      saveNumber(ctx, fields, id == null ? null : { id, version: version ?? 0 }),
    removeFaxNumber: (_parent, { id }, ctx) => removeNumber(ctx, id),
    sendFax: (_parent, { id, again }, ctx) => sendFax(ctx, id, again ?? false),
    cancelFax: (_parent, { id }, ctx) => cancelFax(ctx, id),
    retryFax: (_parent, { id }, ctx) => retryFax(ctx, id),
    settleFax: (_parent, { id }, ctx) => settleFax(ctx, id),
    reportMisdirectedFax: (_parent, { id, reason }, ctx) => reportMisdirected(ctx, id, reason),
    fileFax: async (_parent, { input }, ctx) => {
      const { client_key, id, first_page, last_page, patient_id, reviewer_id, ...said } = input;
      const row = await fileFax(ctx, {
        clientKey: client_key,
        id,
        firstPage: first_page,
        lastPage: last_page,
        patientId: patient_id,
        said,
        reviewerId: reviewer_id ?? null,
      });
      return withOwnFilings(ctx, row);
    },
    archiveFax: async (_parent, { id, version, reason, misdirected }, ctx) =>
      withOwnFilings(ctx, await archiveFax(ctx, id, version, { reason, misdirected: misdirected ?? false })),
  },
  FaxNumber: { expired: ({ expires_day }, _args, { actor, now }) => expires_day < dayIn(actor.timeZone, now) },
  SentFax: { settled: ({ settled_time }) => settled_time !== null },
  ReceivedFax: {
    misdirected: ({ misdirected_time }) => misdirected_time !== null,
    pharmacy_name: ({ sender }) => sender?.pharmacy ?? null,
    earlier_patient_id: ({ sender }) => sender?.patient?.id ?? null,
    earlier_patient_name: ({ sender }) => sender?.patient?.name ?? null,
    duplicate_time: ({ duplicate }) => duplicate,
  },
};

const badState = (): DomainError => invalid([{ path: 'state', message: 'Choose a status.' }]);
const badPage = (): DomainError => invalid([{ path: 'pageNumber', message: 'Enter a number of 1 or more.' }]);

async function withFilings(ctx: RequestContext, rows: readonly ReceivedRow[]): Promise<Rows['ReceivedFax'][]> {
  const ids = rows.map(({ id }) => id);
  const { clinicId } = ctx.actor;
  const [filings, duplicates, senders] = await Promise.all([
    readFilings(db(ctx), clinicId, ids),
    findReceivedBefore(db(ctx), clinicId, rows),
    readKnownSenders(db(ctx), clinicId, rows),
  ]);
  return rows.map((row) => ({
    ...row,
    filings: filings.filter(({ received_id }) => received_id === row.id),
    duplicate: duplicates.get(row.id) ?? null,
    sender: senders.get(row.from_number) ?? null,
  }));
}

async function withOwnFilings(ctx: RequestContext, row: ReceivedRow | DomainError) {
  return isDomainError(row) ? row : (await withFilings(ctx, [row]))[0]!;
}
