import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { addJob } from '#platform/jobs.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { addDays } from '../../rules/index.ts';
import { needsGuarantor, readDetails } from '../accounts/account-details.ts';
import { findBalances } from '../accounts/find-balances.ts';
import { readCharges } from '../charges/charges.sql.ts';
import { readBalance, readOpenCharges } from '../ledger/ledger.sql.ts';
import { addPayLink } from '../pay-page/pay-link.ts';
import { type Poster, posterOf } from '../poster.ts';
import { readSettings } from '../setup/settings.ts';
import { nextNumber } from '../setup/next-number.ts';
import { nextLevel } from './statement-level.ts';

const MOST = 200;

/**
 * Returns the patients of a statement run: sufficient balance and no recent statement, highest balance first, up to a
 * limit.
 */
export async function statementRun(ctx: RequestContext, most = MOST): Promise<{ patientIds: string[]; total: number }> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const settings = await readSettings(db, actor.clinicId);
  const today = dayIn(actor.timeZone, now);
  const due = {
    view: 'Owing',
    least: 0,
    keyword: '',
    today,
    leastBalance: Math.max(settings.statement_least, 1),
    noStatementSince: addDays(today, -settings.statement_every_days),
  } as const;
  const { balances } = await findBalances(db, actor.clinicId, due, { skip: 0, take: most });
  return {
    patientIds: balances.map(({ patient_id }) => patient_id),
    total: balances.reduce((sum, { balance }) => sum + balance, 0),
  };
}

/**
 * Creates a statement for each of them and mails it if there is an address; a key identifies one run. Returns the
 * number created.
 */
export async function runStatements(
  ctx: RequestContext,
  clientKey: string,
  most = MOST,
): Promise<number | DomainError> {
  const { app, actor, now } = ctx;
  const { patientIds, total } = await statementRun(ctx, most);
  const poster = posterOf(ctx);
  const key = `${actor.userId}/${clientKey}`;
  return app.database.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`statements/${actor.clinicId}`}, 0))`.execute(tx);
    const made = await tx
      .selectFrom('billing.statement_run')
      .select('count')
      .where('clinic_id', '=', actor.clinicId)
      .where('client_key', '=', key)
      .executeTakeFirst();
    if (made !== undefined) return made.count;
    if (patientIds.length === 0)
      return domainError('NOBODY_OWES', 'No patients are due for a statement.', 'Statements');
    const runId = newId();
    await tx
      .insertInto('billing.statement_run')
      .values({
        clinic_id: actor.clinicId,
        id: runId,
        client_key: key,
        count: patientIds.length,
        total,
        made_by: actor.userId,
        made_name: actor.name,
        created_time: now,
      })
      .execute();
    for (const patientId of patientIds) await writeStatement(tx, poster, patientId, runId);
    return patientIds.length;
  });
}

/**
 * Creates a statement for one patient now. STATEMENT_HOLD if statements are on hold, NO_GUARANTOR for a child without a
 * guarantor, NOTHING_OWED.
 */
export async function makeStatement(ctx: RequestContext, patientId: string): Promise<string | DomainError> {
  const poster = posterOf(ctx);
  const { statement_hold: hold } = await readDetails(ctx.app.database.kysely, ctx.actor.clinicId, patientId);
  if (hold !== '') return domainError('STATEMENT_HOLD', `Statements are on hold: ${hold}`, 'Statement');
  if (await needsGuarantor(ctx, patientId))
    return domainError(
      'NO_GUARANTOR',
      'This patient is under 18. Enter a guarantor in the account first.',
      'Statement',
    );
  return ctx.app.database.transaction(async (tx) => {
    const balance = await readBalance(tx, ctx.actor.clinicId, patientId);
    if (balance <= 0) {
      const known = await tx
        .selectFrom('billing.account_patient')
        .select('id')
        .where('clinic_id', '=', ctx.actor.clinicId)
        .where('id', '=', patientId)
        .executeTakeFirst();
      return known === undefined
        ? notFound('patient')
        : domainError('NOTHING_OWED', 'This patient has no balance due.', 'Statement');
    }
    return writeStatement(tx, poster, patientId, null);
  });
}

/** Returns the statements to print, oldest first: neither emailed nor printed, and without an email address. */
export async function statementsToPrint(db: Queryable, clinicId: string): Promise<string[]> {
  const { rows } = await columnsOf({ s: 'billing.statement' }, ['s.id'])
    .select(
      sql`from billing.statement s
      join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
      left join billing.account_details d on d.clinic_id = s.clinic_id and d.patient_id = s.patient_id
      where s.clinic_id = ${clinicId} and s.mailed_time is null and s.printed_time is null
        and coalesce(case when d.relationship is null then p.email else d.guarantor_email end, '') = ''
      order by s.number limit ${MOST}`,
    )
    .execute(db);
  return rows.map(({ id }) => id);
}

async function writeStatement(tx: Tx, poster: Poster, patientId: string, runId: string | null): Promise<string> {
  const { clinicId, now, timeZone } = poster;
  const today = dayIn(timeZone, now);
  const [settings, open, balance] = [
    await readSettings(tx, clinicId),
    await readOpenCharges(tx, clinicId, patientId),
    await readBalance(tx, clinicId, patientId),
  ];
  const charges = await readCharges(
    tx,
    clinicId,
    open.map(({ id }) => id),
  );
  const notice = await nextLevel(tx, { clinicId, patientId, today }, open);
  const content = charges.map((charge) => ({
    day: charge.date_of_charge,
    code: charge.code ?? '',
    description: charge.description,
    charged: charge.amount_of_charge,
    open: charge.open,
    paid: charge.paid,
    provider: charge.provider_name,
  }));
  const id = newId();
  await sql`
    insert into billing.statement (clinic_id, id, number, run_id, patient_id, issue_day, due_day, notice, balance, content, charge_ids, created_by, created_time)
    values (${clinicId}, ${id}, ${await nextNumber(tx, clinicId, 'statement')}, ${runId}, ${patientId}, ${today},
      ${today}::date + ${settings.due_days}::integer, ${notice}, ${balance}, ${JSON.stringify(content)}::jsonb, ${open.map((charge) => charge.id)}::uuid[], ${poster.userId}, ${now})`.execute(
    tx,
  );
  await addPayLink(tx, poster.app, { clinicId, id, patientId, today });
  await poster.note(tx, { action: 'create', objectType: 'statement', objectId: id, patientId });
  await addJob(tx, 'billing.mail-paper', { clinicId, kind: 'statement', id }, { key: `statement ${id}` });
  return id;
}
