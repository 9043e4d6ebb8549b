import type { Selectable } from 'kysely';
import { queueDelivery } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import type { DB } from '#platform/database.gen.ts';
import type { Tx } from '#platform/database.ts';
import { findClinics } from '../clinic/practice.sql.ts';
import { type ReadHealthRow, readRows } from './read-health.ts';
import { readAlerts } from './recipients.ts';

const DAY_MS = 86_400_000;
const OVER_MS = 15 * 60_000;

/**
 * Looks at every clinic as the health page does, and mails its administrators what has become a problem, once a day
 * while it lasts, and what is over. A problem is over after a quarter of an hour without it. Any number of processes may
 * run it.
 */
export async function checkHealth(app: App): Promise<void> {
  // All clinics: one job covers them all.
  for (const { clinic_id: clinicId } of await findClinics(app.database.kysely)) {
    const now = app.clock();
    const rows = await readRows(app, clinicId, now);
    const news = await app.database.transaction((tx) => mailNews(app, tx, clinicId, rows, now));
    // Mail itself may be what is wrong.
    for (const { id } of news.problems) app.log.error({ row: id }, 'health: a problem');
    for (const { id } of news.over) app.log.info({ row: id }, 'health: a problem is over');
  }
}

interface News {
  problems: ReadHealthRow[];
  over: ReadHealthRow[];
}

async function mailNews(app: App, tx: Tx, clinicId: string, rows: ReadHealthRow[], now: Date): Promise<News> {
  const told = await tx
    .selectFrom('practice.health_alert')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .orderBy('row_id')
    .forUpdate()
    .execute();
  const news: News = { problems: [], over: [] };
  for (const row of rows) {
    const alert = told.find(({ row_id }) => row_id === row.id);
    if (row.state === 'problem') {
      if (alert === undefined ? await begin(tx, clinicId, row.id, now) : await repeat(tx, alert, now))
        news.problems.push(row);
    } else if (alert !== undefined && (await end(tx, alert, now))) news.over.push(row);
  }
  // What is no longer looked at, e.g. a partner that was removed, needs no mail.
  const gone = told.filter(({ row_id }) => !rows.some(({ id }) => id === row_id));
  for (const alert of gone) await remove(tx, alert);
  if (news.problems.length + news.over.length > 0) await mail(app, tx, clinicId, news, now);
  return news;
}

type Alert = Selectable<DB['practice.health_alert']>;

/** Returns false if another process has told of it. */
async function begin(tx: Tx, clinicId: string, rowId: string, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('practice.health_alert')
    .values({ clinic_id: clinicId, row_id: rowId, since_time: now, mailed_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('row_id')
    .execute();
  return added.length > 0;
}

/** Returns whether it is told again. */
async function repeat(tx: Tx, alert: Alert, now: Date): Promise<boolean> {
  const isDue = now.getTime() - alert.mailed_time.getTime() >= DAY_MS;
  await tx
    .updateTable('practice.health_alert')
    .set({ better_time: null, mailed_time: isDue ? now : alert.mailed_time })
    .where('clinic_id', '=', alert.clinic_id)
    .where('row_id', '=', alert.row_id)
    .execute();
  return isDue;
}

/** Returns whether it is over. */
async function end(tx: Tx, alert: Alert, now: Date): Promise<boolean> {
  const { better_time: since } = alert;
  if (since !== null && now.getTime() - since.getTime() >= OVER_MS) {
    await remove(tx, alert);
    return true;
  }
  if (since === null)
    await tx
      .updateTable('practice.health_alert')
      .set({ better_time: now })
      .where('clinic_id', '=', alert.clinic_id)
      .where('row_id', '=', alert.row_id)
      .execute();
  return false;
}

async function remove(tx: Tx, { clinic_id: clinicId, row_id: rowId }: Alert): Promise<void> {
  await tx.deleteFrom('practice.health_alert').where('clinic_id', '=', clinicId).where('row_id', '=', rowId).execute();
}

async function mail({ config }: App, tx: Tx, clinicId: string, { problems, over }: News, now: Date): Promise<void> {
  const { administrators, recipient_ids: chosen } = await readAlerts(tx, clinicId);
  const titles = (rows: readonly ReadHealthRow[]): string => rows.map(({ title }) => title).join(', ');
  const subject = problems.length > 0 ? `Problem: ${titles(problems)}` : `Solved: ${titles(over)}`;
  const parts = [
    ...problems.map(
      ({ title, detail, advice }) => `Problem: ${title}\n${detail}${advice === null ? '' : ` ${advice}`}`,
    ),
    ...over.map(({ title, detail }) => `Solved: ${title}\n${detail}`),
    `See ${config.publicUrl}/settings/health`,
  ];
  const text = parts.join('\n\n');
  for (const { user_id: userId, email } of administrators) {
    if (chosen.length > 0 && !chosen.includes(userId)) continue;
    await queueDelivery(tx, {
      clinicId,
      key: `health:${now.toISOString()}:${userId}`,
      channel: 'email',
      to: email,
      subject,
      text,
      about: { type: 'health', id: clinicId },
    });
  }
}
