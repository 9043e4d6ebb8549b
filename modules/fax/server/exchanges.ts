import { sql } from 'kysely';
import { type Exchange, MOST_OUTCOMES, readExchange } from '#platform/health/exchange.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { isServed } from './faxes.sql.ts';

/** Sent faxes, for the health page and the metrics. A failed fax that a member has handled no longer counts. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'fax',
    title: 'Fax',
    page: { path: '/fax/sent', rule: 'fax.send' },
    isSetUp: async ({ config: { fax: carrier }, database }, clinicId) =>
      carrier !== null && (await isServed(database.kysely, clinicId, carrier.sandboxed === true)),
    setup: 'Set FAX_CARRIER and FAX_KEY on the server and restart Salus.',
    advice: 'Check the account at the fax carrier. Failed faxes can be sent again under Sent faxes.',
    read: (db, clinicId, now) => {
      const waiting = sql`fax.sent f where f.clinic_id = ${clinicId} and f.state in ('queued', 'sending', 'handed')`;
      const outcomes = sql`from fax.sent f where f.clinic_id = ${clinicId} and (f.state = 'sent' or
        f.state = 'failed' and f.settled_time is null) order by f.created_time desc limit ${MOST_OUTCOMES}`;
      return readExchange(
        db,
        {
          waiting,
          oldest: columnsOf({ f: 'fax.sent' }, ['f.created_time']).select(
            sql`from ${waiting} order by f.created_time limit 1`,
          ),
          outcomes: columnsOf({ f: 'fax.sent' }, ['f.done_time as time', 'f.state']).select(outcomes),
          isGood: (state) => state === 'sent',
        },
        now,
      );
    },
  },
];
