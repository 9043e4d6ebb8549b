import { sql } from 'kysely';
import { type Exchange, MOST_OUTCOMES, readExchange } from '#platform/health/exchange.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Messages to pharmacies over the prescription network, for the health page and the metrics. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'network',
    title: 'Prescription network',
    page: null,
    isSetUp: ({ config }) => config.network !== null,
    setup: 'Set ERX_URL, ERX_ACCOUNT, ERX_PASSWORD and ERX_CALLBACK_PASSWORD on the server and restart Salus.',
    advice: 'Check that the prescription network answers. Prescribers see failed prescriptions in their orders.',
    read: (db, clinicId, now) => {
      const waiting = sql`prescribing.network_message m where m.clinic_id = ${clinicId} and m.direction = 'out'
        and m.state in ('queued', 'sending')`;
      const outcomes = sql`from prescribing.network_message m where m.clinic_id = ${clinicId} and m.direction = 'out'
        and m.state in ('sent', 'accepted', 'refused', 'failed', 'unknown')
        order by m.created_time desc limit ${MOST_OUTCOMES}`;
      return readExchange(
        db,
        {
          waiting,
          oldest: columnsOf({ m: 'prescribing.network_message' }, ['m.created_time']).select(
            sql`from ${waiting} order by m.created_time limit 1`,
          ),
          outcomes: columnsOf({ m: 'prescribing.network_message' }, ['m.created_time as time', 'm.state']).select(
            outcomes,
          ),
          isGood: (state) => state === 'sent' || state === 'accepted',
        },
        now,
      );
    },
  },
];
