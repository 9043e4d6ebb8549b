import { sql } from 'kysely';
import { type Exchange, MOST_OUTCOMES, readExchange } from '#platform/health/exchange.ts';
import { hasRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Notifications to apps, for the health page and the metrics. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'fhir.notifications',
    title: 'Notifications to apps',
    page: { path: '/settings/apps', rule: 'apps.manage' },
    isSetUp: ({ database }, clinicId) =>
      hasRows(database.kysely, sql`fhir.subscription where clinic_id = ${clinicId} and status <> 'off'`),
    setup: 'Register the origins where the app may receive notifications under Settings, Apps.',
    advice: 'Open the app under Settings, Apps to see what failed. When the app works again, send it again there.',
    read: (db, clinicId, now) => {
      const waiting = sql`fhir.subscription_event v where v.clinic_id = ${clinicId} and v.sent_time is null`;
      const tried = sql`from fhir.subscription_event v where v.clinic_id = ${clinicId} and v.tried_time is not null
        order by v.tried_time desc limit ${MOST_OUTCOMES}`;
      return readExchange(
        db,
        {
          waiting,
          oldest: columnsOf({ v: 'fhir.subscription_event' }, ['v.happened_time as created_time']).select(
            sql`from ${waiting} order by v.id limit 1`,
          ),
          outcomes: columnsOf({ v: 'fhir.subscription_event' }, ['v.tried_time as time'])
            .and(sql<{ state: string | null }>`case when v.sent_time is null then 'failed' else 'sent' end as state`)
            .select(tried),
          isGood: (state) => state === 'sent',
        },
        now,
      );
    },
  },
];
