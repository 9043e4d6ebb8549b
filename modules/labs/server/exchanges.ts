import { sql, type RawBuilder } from 'kysely';
import { type Exchange, MOST_OUTCOMES, readExchange } from '#platform/health/exchange.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { TO_HANDLE } from './inbox/list-messages.ts';

const reads =
  (direction: 'out' | 'in', ended: RawBuilder<unknown>, isGood: (state: string | null) => boolean): Exchange['read'] =>
  (db, clinicId, now) => {
    const waiting = sql`labs.message m where m.clinic_id = ${clinicId} and m.direction = ${direction}
      and m.state in ('queued', 'sending')`;
    const outcomes = sql`from labs.message m where m.clinic_id = ${clinicId} and m.direction = ${direction}
      and ${ended} order by m.created_time desc limit ${MOST_OUTCOMES}`;
    return readExchange(
      db,
      {
        waiting,
        oldest: columnsOf({ m: 'labs.message' }, ['m.created_time']).select(
          sql`from ${waiting} order by m.created_time limit 1`,
        ),
        outcomes: columnsOf({ m: 'labs.message' }, ['m.created_time as time', 'm.state']).select(outcomes),
        isGood,
      },
      now,
    );
  };

/** Orders sent to laboratories, and messages from them. A refused message that a member has handled no longer counts. */
export const exchanges: readonly Exchange[] = [
  {
    id: 'lab_orders',
    title: 'Lab orders',
    page: { path: '/labs/orders', rule: 'labs.view' },
    isSetUp: ({ config }) => config.labs !== null && Object.keys(config.labs.connections).length > 0,
    setup: 'Set LABS on the server and restart Salus.',
    advice: 'Check the connection to the laboratory. Failed orders can be sent again under Lab orders.',
    read: reads('out', sql`m.state in ('accepted', 'rejected', 'failed')`, (state) => state === 'accepted'),
  },
  {
    id: 'lab_results',
    title: 'Lab results',
    page: { path: '/labs/messages', rule: 'labs.interface' },
    isSetUp: ({ config }) => config.labs?.listen != null,
    setup: 'Set LABS_LISTEN on the server and restart Salus.',
    advice: 'Refused messages can be filed again under Interface inbox.',
    read: reads('in', sql`(m.state = 'filed' or ${TO_HANDLE})`, (state) => state === 'filed'),
  },
];
