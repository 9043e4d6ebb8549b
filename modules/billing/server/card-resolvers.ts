import { recordAccess } from '#audit/server';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type * as api from '../api/accounting.gen.ts';
import type { Apply } from '../rules/index.ts';
import { beginCardPayment } from './cards/begin-card-payment.ts';
import { bindAccount, refreshAccount } from './cards/bind-account.ts';
import { moveIntent } from './cards/move-intent.ts';
import { readCardAccount } from './cards/card-account.sql.ts';
import { forgetCard, readSavedCards } from './cards/saved-cards.ts';
import { connectionToken, moveReader, readReaders } from './cards/terminal.ts';
import { posterOf } from './poster.ts';
import { readSettings, saveSettings } from './setup/settings.ts';
import { shapePayment } from './shapes.ts';

/** What is asked of cards, readers and the account at the processor. */
export const cardQueries: api.QueryResolvers = {
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
  savedCards: async (_parent, { patient_id }, ctx) => {
    await recordAccess(ctx, { action: 'read', objectType: 'saved_card', patientId: patient_id });
    return readSavedCards(ctx.app.database.kysely, ctx.actor.clinicId, patient_id);
  },
  billingSettings: (_parent, _args, { app, actor }) => readSettings(app.database.kysely, actor.clinicId),
};

/** What is done with them. */
export const cardMutations: api.MutationResolvers = {
  getTerminalConnectionToken: (_parent, _args, ctx) => connectionToken(posterOf(ctx)),
  createPaymentIntent: (_parent, { input }, ctx) => begin(ctx, input, null),
  createPaymentIntentPlusMultipleApplies: (_parent, { input, applies }, ctx) => begin(ctx, input, applies),
  capturePaymentIntent: async (_parent, { data }, ctx) => {
    const made = await moveIntent(posterOf(ctx), data.payment_id, { kind: 'capture', amount: data.amount ?? null });
    return isDomainError(made) ? made : shapePayment(made);
  },
  cancelPaymentIntent: async (_parent, { payment_id }, ctx) => {
    const made = await moveIntent(posterOf(ctx), payment_id, { kind: 'cancel' });
    return isDomainError(made) ? made : shapePayment(made);
  },
  refreshPayment: async (_parent, { payment_id }, ctx) => {
    const made = await moveIntent(posterOf(ctx), payment_id, { kind: 'look' });
    return isDomainError(made) ? made : shapePayment(made);
  },
  startReader: (_parent, { reader_id, payment_id }, ctx) => moveReader(posterOf(ctx), reader_id, payment_id),
  cancelReader: (_parent, { reader_id }, ctx) => moveReader(posterOf(ctx), reader_id, null),
  forgetCard: (_parent, { id }, ctx) => forgetCard(posterOf(ctx), id),
  bindStripeAccount: (_parent, _args, ctx) => bindAccount(ctx),
  updateBillingSettings: (_parent, { version, input }, ctx) => saveSettings(ctx, version, input),
};

async function begin(
  ctx: RequestContext,
  input: api.PaymentIntentInput,
  applies: readonly Apply[] | null,
): Promise<api.PaymentIntent | DomainError> {
  const { actor } = ctx;
  const made = await beginCardPayment(posterOf(ctx), {
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
  return isDomainError(made) ? made : { payment: shapePayment(made.payment), client_secret: made.clientSecret };
}
