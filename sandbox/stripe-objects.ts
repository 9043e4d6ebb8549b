/** A test card of the sandbox, and the outcome of payments with it. */
export interface SandboxCard {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  /** The decline code; null if it works. */
  decline: string | null;
  disputed: boolean;
  /** It works for on-session payments, but not afterward. */
  onlyPresent: boolean;
}

/** A payment as Stripe stores it. */
export interface SandboxIntent {
  id: string;
  object: 'payment_intent';
  account: string | null;
  amount: number;
  amount_received: number;
  amount_capturable: number;
  currency: string;
  status: string;
  capture_method: string;
  client_secret: string;
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  latest_charge: string | null;
  last_payment_error: { code: string; message: string } | null;
  metadata: Record<string, string>;
  refunded: number;
  created: number;
}

/** A refund as Stripe stores it. */
export interface SandboxRefund {
  id: string;
  object: 'refund';
  account: string | null;
  amount: number;
  payment_intent: string;
  status: string;
  metadata: Record<string, string>;
}

/** The state of the sandbox that survives a restart. */
export interface StripeState {
  intents: Record<string, SandboxIntent>;
  refunds: Record<string, SandboxRefund>;
  methods: Record<string, { card: SandboxCard; customer: string | null }>;
  accounts: Record<string, { charges_enabled: boolean; return_url: string }>;
  disputes: Record<string, { payment_intent: string; amount: number; status: string; account: string | null }>;
  /** Responses by idempotency key. */
  answered: Record<string, { asked: string; status: number; body: object }>;
}

const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

/** The messages of declines. */
export const DECLINE_WORDS: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: 'Your card’s security code is incorrect.',
};

/** Returns the card of a number typed on the sandbox's own page; null if it is not a test card. */
export function cardOf(number: string, month: number, year: number): SandboxCard | null {
  const digits = number.replaceAll(/\D/g, '');
  const known = /^(?:4242424242424242|5555555555554444|378282246310005|4000000000000259|4000000000000341)$/.test(
    digits,
  );
  if (!known && !(digits in DECLINES)) return null;
  return {
    brand: digits.startsWith('5') ? 'mastercard' : digits.startsWith('3') ? 'amex' : 'visa',
    last4: digits.slice(-4),
    exp_month: month,
    exp_year: year,
    decline: DECLINES[digits] ?? null,
    disputed: digits === '4000000000000259',
    onlyPresent: digits === '4000000000000341',
  };
}
