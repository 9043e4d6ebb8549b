import { queueDelivery } from '#deliveries/server';
import type { App } from '#platform/app.ts';
import { dayIn } from '#platform/day-in.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { readMember } from '#practice/server';
import { mailedViews } from './views.sql.ts';

// If the system was down on the first, the email is sent a day or two later.
const LAST_DAY = 3;
const GOOD_FOR_MS = 3 * 86_400_000;

/**
 * Emails the links of saved views once a month, when it starts in the clinic's time zone. The email names the report,
 * without numbers or user text: a report's content requires signing in.
 */
export async function mailViews(app: App): Promise<void> {
  const reports = new Map(modulesOf(app).flatMap(({ reports: all = [] }) => all.map((one) => [one.id, one])));
  const now = app.clock();
  for (const view of await mailedViews(app.database.kysely)) {
    const today = dayIn(view.time_zone, now);
    const report = reports.get(view.report_id);
    if (report === undefined || Number(today.slice(8)) > LAST_DAY) continue;
    const member = await readMember(app.database.kysely, view.clinic_id, view.user_id);
    if (member === null || ![report.rule, 'statistics.view'].every((rule) => member.access_rules.includes(rule)))
      continue;
    const link = `${app.config.publicUrl}/statistics/${view.report_id}${view.query === '' ? '' : `?${view.query}`}`;
    await app.database.transaction((tx) =>
      queueDelivery(tx, {
        clinicId: view.clinic_id,
        key: `statistics-view:${view.id}:${today.slice(0, 7)}`,
        channel: 'email',
        to: view.email,
        subject: `Your monthly report: ${report.title}`,
        text: `The report ${report.title} is ready:\n\n${link}\n\nIts numbers are shown after you sign in. To stop these emails, open the report and its saved views.`,
        about: { type: 'saved_view', id: view.id },
        goodUntil: new Date(now.getTime() + GOOD_FOR_MS),
      }),
    );
  }
}
