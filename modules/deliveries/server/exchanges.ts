import { sql } from 'kysely';
import { type Exchange, MOST_OUTCOMES, readExchange } from '#platform/health/exchange.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { isChannelOpen } from './channels.ts';
import type { Channel } from './deliveries.sql.ts';

/** Outgoing messages of one channel. A message whose outcome is unknown counts as failed. */
function exchange(channel: Channel, words: Pick<Exchange, 'title' | 'setup' | 'advice'>): Exchange {
  return {
    id: channel,
    ...words,
    page: null,
    isSetUp: (app, clinicId) => isChannelOpen(app, clinicId, channel),
    read: (db, clinicId, now) => {
      const waiting = sql`deliveries.delivery d where d.clinic_id = ${clinicId} and d.channel = ${channel}
        and d.state in ('queued', 'sending') and coalesce(d.send_time, d.created_time) <= ${now}
        and (d.good_until is null or d.good_until > ${now})`;
      const outcomes = sql`from deliveries.delivery d where d.clinic_id = ${clinicId} and d.channel = ${channel}
        and d.state in ('sent', 'failed', 'review') order by d.changed_time desc limit ${MOST_OUTCOMES}`;
      return readExchange(
        db,
        {
          waiting,
          oldest: columnsOf({ d: 'deliveries.delivery' }, ['d.created_time', 'd.send_time as due_time']).select(
            sql`from ${waiting} order by coalesce(d.send_time, d.created_time) limit 1`,
          ),
          outcomes: columnsOf({ d: 'deliveries.delivery' }, ['d.changed_time as time', 'd.state']).select(outcomes),
          isGood: (state) => state === 'sent',
        },
        now,
      );
    },
  };
}

/** Emails and text messages, for the health page and the metrics. */
export const exchanges: readonly Exchange[] = [
  exchange('email', {
    title: 'Email',
    setup: 'Set MAIL_URL and MAIL_FROM on the server and restart Salus.',
    advice: 'Check that the mail server answers, and that the user and password in MAIL_URL are right.',
  }),
  exchange('sms', {
    title: 'Text messages',
    setup: 'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM on the server and restart Salus.',
    advice: 'Check the account at the text message provider, and the numbers of the patients.',
  }),
];
