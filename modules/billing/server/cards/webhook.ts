import type { FastifyInstance } from 'fastify';
import type { Stripe } from 'stripe';
import type { App } from '#platform/app.ts';
import { readClinic } from '#practice/server';
import { ownPoster } from '../poster.ts';
import { readClinicOfAccount } from './card-account.sql.ts';
import { recordDispute } from './record-dispute.ts';
import { settleIntent, type OnceGuard } from './settle-intent.ts';
import { settleRefund, readRefund } from './settle-refund.ts';
import { askStripe, stripeOf } from './stripe-client.ts';
import { recordAccount } from './bind-account.ts';

const PATH = '/api/stripe/webhook';

/**
 * `POST /api/stripe/webhook`: events from the card processor. The signature is verified over the raw bytes; each event
 * counts once, and its object is fetched again, so that the order of events doesn't matter.
 */
export function serveCardEvents(server: FastifyInstance, app: App): void {
  void server.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 512 * 1024 }, (_http, body, done) =>
      done(null, body),
    );
    // Larger than the limit for unauthenticated JSON, because the signature authenticates it.
    raw.post(PATH, { config: { admitsLargeBody: async () => true } }, async (http, reply) => {
      const { stripe: config } = app.config;
      const stripe = await stripeOf(app);
      const signature = http.headers['stripe-signature'];
      if (config === null || stripe === null || typeof signature !== 'string' || typeof http.body !== 'string')
        return reply.code(400).send();
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(http.body, signature, config.webhookSecret);
      } catch {
        return reply.code(400).send();
      }
      // The processor sends it again later if it could not be processed.
      return (await onCardEvent(app, stripe, event)) ? reply.code(204).send() : reply.code(503).send();
    });
  });
}

/** Processes one event; false if the processor did not return its object. */
export async function onCardEvent(app: App, stripe: Stripe, event: Stripe.Event): Promise<boolean> {
  const db = app.database.kysely;
  const clinicId = event.account == null ? null : await readClinicOfAccount(db, event.account);
  if (clinicId === null) return true;
  const at = { stripeAccount: event.account! };
  const { time_zone: zone } = await readClinic(db, clinicId);
  const poster = ownPoster(app, clinicId, zone, 'Card processor');
  const once: OnceGuard = async (tx) => {
    const { numInsertedOrUpdatedRows: written } = await tx
      .insertInto('billing.card_event')
      .values({ id: event.id, clinic_id: clinicId, event_type: event.type, received_time: poster.now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return Number(written) > 0;
  };
  if (event.type.startsWith('payment_intent.')) {
    const { id } = event.data.object as Stripe.PaymentIntent;
    const now = await askStripe(app, () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, at));
    if ('lost' in now) return false;
    if ('answer' in now) await settleIntent(poster, now.answer, once);
  } else if (event.type.startsWith('refund.')) {
    const { id } = event.data.object as Stripe.Refund;
    const now = await askStripe(app, () => stripe.refunds.retrieve(id, {}, at));
    if ('lost' in now) return false;
    if ('answer' in now) await settleRefund(poster, readRefund(now.answer), once);
  } else if (event.type.startsWith('charge.dispute.'))
    await recordDispute(poster, event.type, event.data.object as Stripe.Dispute, once);
  else if (event.type === 'account.updated') await recordAccount(poster, event.data.object);
  return true;
}
