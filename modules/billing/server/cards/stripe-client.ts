import type { Stripe } from 'stripe';
import type { App } from '#platform/app.ts';
import type { StripeConfig } from '#platform/config.ts';
import { rejectSecondConnection } from '#platform/connections/connection-guard.ts';

const clients = new WeakMap<StripeConfig, Promise<Stripe>>();

/**
 * Returns the Stripe client of the installation's account, or null if none is configured. Never call Stripe inside a
 * transaction, which would wait for the network.
 */
export async function stripeOf(app: App): Promise<Stripe | null> {
  rejectSecondConnection();
  const { stripe } = app.config;
  if (stripe === null) return null;
  let client = clients.get(stripe);
  if (client === undefined) {
    client = open(stripe);
    clients.set(stripe, client);
  }
  return client;
}

async function open({ secretKey, baseUrl }: StripeConfig): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const where = baseUrl === null ? null : new URL(baseUrl);
  return new StripeClient(secretKey, {
    ...(where === null
      ? {}
      : { host: where.hostname, port: where.port, protocol: where.protocol.replace(':', '') as 'http' | 'https' }),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });
}

/**
 * The result of a Stripe call: its response, a rejection with a message for users, or no response, so that the outcome
 * is unknown.
 */
export type CardAnswer<T> = { answer: T } | { refused: string; code: string; intentId: string | null } | { lost: true };

/** Calls Stripe, and distinguishes rejections from lost responses. */
export async function askStripe<T>(app: App, call: () => Promise<T>): Promise<CardAnswer<T>> {
  try {
    return { answer: await call() };
  } catch (error) {
    const { type, code, message, statusCode, payment_intent } = error as {
      type?: string;
      code?: string;
      message?: string;
      statusCode?: number;
      payment_intent?: { id?: string };
    };
    if (type === 'StripeCardError')
      return {
        refused: message ?? 'The card was declined.',
        code: code ?? 'card_declined',
        intentId: payment_intent?.id ?? null,
      };
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 429 && statusCode !== 409) {
      app.log.warn({ code, statusCode }, 'cards: the processor rejected a call');
      return { refused: 'The card processor rejected this request.', code: code ?? 'refused', intentId: null };
    }
    app.log.warn({ code: code ?? type }, 'cards: no response from the processor');
    return { lost: true };
  }
}
