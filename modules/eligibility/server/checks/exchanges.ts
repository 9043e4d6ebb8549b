import { sql } from 'kysely';
import { type Exchange, MOST_OUTCOMES, readExchange } from '#platform/health/exchange.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Eligibility checks at the clearinghouse, for the health page and the metrics. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'clearinghouse',
    title: 'Eligibility checks',
    page: null,
    isSetUp: ({ config }) => config.clearinghouse !== null,
    setup: 'Set CLEARINGHOUSE_URL and the related settings on the server and restart Salus.',
    advice: 'Check that the clearinghouse answers, and that the user and password are right.',
    read: (db, clinicId, now) => {
      const waiting = sql`eligibility.eligibility_check c where c.clinic_id = ${clinicId} and c.outcome is null`;
      const outcomes = sql`from eligibility.eligibility_check c where c.clinic_id = ${clinicId}
        and c.outcome is not null order by c.requested_time desc limit ${MOST_OUTCOMES}`;
      return readExchange(
        db,
        {
          waiting,
          oldest: columnsOf({ c: 'eligibility.eligibility_check' }, ['c.requested_time as created_time']).select(
            sql`from ${waiting} order by c.requested_time limit 1`,
          ),
          outcomes: columnsOf({ c: 'eligibility.eligibility_check' }, [
            'c.requested_time as time',
            'c.outcome as state',
          ]).select(outcomes),
          isGood: (state) => state !== 'Failed',
        },
        now,
      );
    },
  },
];
