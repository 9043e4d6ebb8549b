import { readLogged } from '#audit/server';
import type { DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type * as api from '../api/accounting.gen.ts';
import type { Apply } from '../rules/index.ts';
import { beginCardPayment, type BegunCardPayment } from './cards/begin-card-payment.ts';
import { bindAccount, refreshAccount } from './cards/bind-account.ts';
import { moveIntent } from './cards/move-intent.ts';
import { readCardAccount } from './cards/card-account.sql.ts';
import { forgetCard, readSavedCards } from './cards/saved-cards.ts';
import { connectionToken, moveReader, readReaders } from './cards/terminal.ts';
import { posterOf } from './poster.ts';
import type { Rows } from './rows.ts';
import { readSettings, saveSettings } from './setup/settings.ts';

/** Queries of cards, readers and the account at the card processor. */
export const cardQueries: api.QueryResolvers<Rows> = {
  provider: async (_parent, _args, { app, actor }) => {
    const account = await readCardAccount(app.database.kysely, actor.clinicId);
    return {
      paymentPublishableKey: app.config.stripe?.publishableKey ?? null,
      accountId: account?.account_id ?? null,
      cardsReady: app.config.stripe !== null && account?.charges_enabled === true,
    };
  },
  getPaymentKeys: async (_parent, _args, { app, actor }) => {
    const account = await readCardAccount(app.database.kysely, actor.clinicId);
    const { stripe } = app.config;
    return {
      publishableKey: stripe?.publishableKey ?? null,
      accountId: account?.account_id ?? null,
      sandboxUrl: stripe?.baseUrl ?? null,
      ready: stripe !== null && account?.charges_enabled === true,
    };
  },
  stripeAccount: async (_parent, _args, ctx) => {
    const { app, actor } = ctx;
    await refreshAccount(posterOf(ctx));
    const account = await readCardAccount(app.database.kysely, actor.clinicId);
    return {
      available: app.config.stripe !== null,
      is_sandbox: app.config.stripe?.baseUrl != null,
      account_id: account?.account_id ?? null,
      charges_enabled: account?.charges_enabled ?? false,
    };
  },
  terminalReaders: (_parent, _args, ctx) => readReaders(posterOf(ctx)),
  savedCards: (_parent, { patient_id }, ctx) =>
    readLogged(ctx, { objectType: 'saved_card', patientId: patient_id }, () =>
      readSavedCards(db(ctx), ctx.actor.clinicId, patient_id),
    ),
  billingSettings: (_parent, _args, { app, actor }) => readSettings(app.database.kysely, actor.clinicId),
};

/** Mutations of card payments, readers, the account and the settings. */
export const cardMutations: api.MutationResolvers<Rows> = {
  getTerminalConnectionToken: (_parent, _args, ctx) => connectionToken(posterOf(ctx)),
  createPaymentIntent: (_parent, { input }, ctx) => begin(ctx, input, null),
  createPaymentIntentPlusMultipleApplies: (_parent, { input, applies }, ctx) => begin(ctx, input, applies),
  capturePaymentIntent: (_parent, { data }, ctx) =>
    moveIntent(posterOf(ctx), data.payment_id, { kind: 'capture', amount: data.amount ?? null }),
  cancelPaymentIntent: (_parent, { payment_id }, ctx) => moveIntent(posterOf(ctx), payment_id, { kind: 'cancel' }),
  refreshPayment: (_parent, { payment_id }, ctx) => moveIntent(posterOf(ctx), payment_id, { kind: 'look' }),
  startReader: (_parent, { reader_id, payment_id }, ctx) => moveReader(posterOf(ctx), reader_id, payment_id),
  cancelReader: (_parent, { reader_id }, ctx) => moveReader(posterOf(ctx), reader_id, null),
  forgetCard: (_parent, { id }, ctx) => forgetCard(posterOf(ctx), id),
  bindStripeAccount: (_parent, _args, ctx) => bindAccount(ctx),
  updateBillingSettings: (_parent, { version, input }, ctx) => saveSettings(ctx, version, input),
};

function begin(
  ctx: RequestContext,
  input: api.PaymentIntentInput,
  applies: readonly Apply[] | null,
): Promise<BegunCardPayment | DomainError> {
  const { actor } = ctx;
  return beginCardPayment(posterOf(ctx), {
    key: `${actor.userId}/${input.client_key}`,
    patientId: input.patient,
    practiceId: actor.practiceId,
    amount: input.amount,
    method: input.method ?? 'card',
    manualCapture: input.capture_method === 'manual',
    cardId: input.card_id ?? null,
    isOffSession: false,
    saveCard: input.save_card ?? false,
    applies,
    note: (input.note ?? '').slice(0, 300),
  });
}
