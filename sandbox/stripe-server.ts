// Over 300 lines: one card processor, whose routes share their state.
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { StripeConfig } from '#platform/config.ts';
import type { LocalServer } from './mail-server.ts';
import { keepState } from './keep-state.ts';
import { escaped, page } from './oauth-party.ts';
import { elementPage } from './stripe-element.ts';
import { cardOf, DECLINE_WORDS, type SandboxCard, type SandboxIntent, type StripeState } from './stripe-objects.ts';

/** The card processor of the sandbox; tests can make it fail. */
export interface StripeServer extends LocalServer {
  readonly state: StripeState;
  /** The received calls, as `METHOD path`. */
  readonly calls: string[];
  /**
   * The next calls whose `METHOD path` starts with `on` are performed, but the connection is closed before the
   * response.
   */
  readonly lost: string[];
  /** Sends the events again, as Stripe does without a response; twice, and out of order. */
  resendEvents(): Promise<void>;
  /** Pauses the sending of events; events that occur during the pause are sent only by `resendEvents`. */
  pause(isPaused: boolean): void;
}

interface StripeEvent {
  id: string;
  type: string;
  account: string | null;
  object: object;
}

interface Options {
  /** The URL that events are sent to; null for none. */
  deliverTo: string | null;
  returnTo: string;
  /** Milliseconds until a card is presented to the reader. */
  readerPace?: number;
}

const EMPTY: StripeState = { intents: {}, refunds: {}, methods: {}, accounts: {}, disputes: {}, answered: {} };
const MAX_EVENTS = 2000;
const READER = 'tmr_sandbox';
const id = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

/** Starts the used part of Stripe's API on a free loopback port, with its test cards and signed events. */
export async function startStripeServer(file: string, config: StripeConfig, options: Options): Promise<StripeServer> {
  const state = load(file);
  const calls: string[] = [];
  const lost: string[] = [];
  const history: StripeEvent[] = [];
  const waiting = new Set<NodeJS.Timeout>();
  let isOpen = true;
  let isPaused = false;

  const keeping = keepState(file, state);
  const later = (ms: number, work: () => void): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      if (isOpen) work();
    }, ms);
    waiting.add(timer);
  };
  const deliver = async (event: StripeEvent, turn = 0): Promise<void> => {
    if (options.deliverTo === null) return;
    const body = JSON.stringify({
      id: event.id,
      object: 'event',
      api_version: '2026-01-28',
      created: Math.floor(Date.now() / 1000),
      type: event.type,
      account: event.account ?? undefined,
      livemode: false,
      data: { object: event.object },
    });
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', config.webhookSecret).update(`${time}.${body}`).digest('hex');
    const answer = await fetch(options.deliverTo, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` },
      body,
    }).catch(() => null);
    if (answer?.ok !== true && turn < 6) later(500 * 2 ** turn, () => void deliver(event, turn + 1));
  };
  const publish = (type: string, account: string | null, object: object): void => {
    const event = { id: id('evt'), type, account, object: structuredClone(object) };
    history.push(event);
    if (history.length > MAX_EVENTS) history.shift();
    if (!isPaused) later(30, () => void deliver(event));
  };
  const book = { state, publish, later, readerPace: options.readerPace ?? 1500, returnTo: options.returnTo };

  let port = 0;
  const server = createServer((http, reply) => {
    void (async () => {
      const url = new URL(http.url ?? '/', 'http://sandbox');
      const method = http.method ?? 'GET';
      const on = `${method} ${url.pathname}`;
      calls.push(on);
      if (calls.length > MAX_EVENTS) calls.splice(0, MAX_EVENTS / 2);
      const body = await read(http);
      const form = new URLSearchParams(method === 'GET' ? url.search : body);
      if (!url.pathname.startsWith('/v1/')) return sendPage(reply, pageOf(book, url, form, method, port));
      const apiKey = (http.headers.authorization ?? '').replace(/^Bearer /, '');
      const isOwner = apiKey === config.secretKey;
      if (!isOwner && !(apiKey === config.publishableKey && url.pathname.endsWith('/confirm')))
        return send(reply, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } });
      const account = (http.headers['stripe-account'] as string | undefined) ?? null;
      const key = http.headers['idempotency-key'] as string | undefined;
      const standing = key === undefined ? undefined : state.answered[`${account ?? ''} ${key}`];
      if (standing !== undefined && standing.asked !== on + body)
        return send(reply, 400, { error: { type: 'idempotency_error', message: 'Keys for idempotent requests…' } });
      const answer = standing ?? answerOf(book, { on, path: url.pathname, form, account });
      if (standing === undefined && key !== undefined && answer.status !== 409)
        state.answered[`${account ?? ''} ${key}`] = { asked: on + body, ...answer };
      if (method !== 'GET') keeping.changed();
      const at = lost.findIndex((each) => on.startsWith(each));
      if (at >= 0) {
        lost.splice(at, 1);
        return http.socket.destroy();
      }
      return send(reply, answer.status, answer.body);
    })().catch(() => send(reply, 500, { error: { type: 'api_error', message: 'sandbox' } }));
  });
  port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port,
    state,
    calls,
    lost,
    async resendEvents() {
      for (const event of history.toReversed()) await deliver(event);
    },
    pause(value) {
      isPaused = value;
    },
    close: () =>
      new Promise((resolve) => {
        isOpen = false;
        keeping.close();
        for (const timer of waiting) clearTimeout(timer);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Book {
  state: StripeState;
  publish(type: string, account: string | null, object: object): void;
  later(ms: number, work: () => void): void;
  readerPace: number;
  returnTo: string;
}

interface Call {
  on: string;
  path: string;
  form: URLSearchParams;
  account: string | null;
}

interface StoredResponse {
  status: number;
  body: object;
}

const ok = (body: object): StoredResponse => ({ status: 200, body });
const missing = (what: string): StoredResponse => ({
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
});
const wrong = (message: string, code = 'parameter_invalid'): StoredResponse => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', code, message } },
});

function answerOf(book: Book, call: Call): StoredResponse {
  const { state } = book;
  const { on, path, form, account } = call;
  const [, , kind = '', which = '', action = '', more = ''] = path.split('/');
  if (on === 'POST /v1/payment_intents') return createIntent(book, form, account);
  if (kind === 'payment_intents') {
    const intent = state.intents[which];
    if (intent === undefined || intent.account !== account) return missing('payment_intent');
    if (action === '') return ok(shownIntent(state, intent));
    if (action === 'confirm') {
      if (form.get('client_secret') !== null && form.get('client_secret') !== intent.client_secret)
        return missing('payment_intent');
      return confirmIntent(book, intent, form);
    }
    if (action === 'capture') return captureIntent(book, intent, form);
    if (action === 'cancel') {
      if (['succeeded', 'canceled'].includes(intent.status))
        return wrong('This can’t be canceled.', 'payment_intent_unexpected_state');
      intent.status = 'canceled';
      book.publish('payment_intent.canceled', account, shownIntent(state, intent));
      return ok(shownIntent(state, intent));
    }
  }
  if (on === 'POST /v1/refunds') return refund(book, form, account);
  if (on === 'GET /v1/refunds') {
    const of = form.get('payment_intent');
    const data = Object.values(state.refunds).filter((each) => each.account === account && each.payment_intent === of);
    return ok({ object: 'list', has_more: false, data: data.toReversed() });
  }
  if (kind === 'refunds') {
    const found = state.refunds[which];
    return found === undefined || found.account !== account ? missing('refund') : ok(found);
  }
  if (on === 'POST /v1/customers') return ok({ id: id('cus'), object: 'customer' });
  if (kind === 'payment_methods' && action === 'detach') {
    delete state.methods[which];
    return ok({ id: which, object: 'payment_method', customer: null });
  }
  if (on === 'POST /v1/terminal/connection_tokens')
    return ok({ object: 'terminal.connection_token', secret: id('pst_test') });
  if (on === 'GET /v1/terminal/readers')
    return ok({
      object: 'list',
      has_more: false,
      data: [{ id: READER, object: 'terminal.reader', label: 'Front desk reader', status: 'online', action: null }],
    });
  if (kind === 'terminal' && action === READER) {
    if (more === 'cancel_action') return ok({ id: READER, object: 'terminal.reader', action: null });
    const intent = state.intents[form.get('payment_intent') ?? ''];
    if (intent === undefined) return missing('payment_intent');
    book.later(book.readerPace, () => {
      const card = cardOf('4242424242424242', 12, 2030)!;
      const method = id('pm');
      state.methods[method] = { card, customer: null };
      if (intent.status === 'requires_payment_method') settle(book, intent, method, false);
    });
    return ok({
      id: READER,
      object: 'terminal.reader',
      label: 'Front desk reader',
      action: { status: 'in_progress', type: 'process_payment_intent' },
    });
  }
  if (on === 'POST /v1/accounts') {
    const made = id('acct');
    state.accounts[made] = { charges_enabled: false, return_url: '' };
    return ok({ id: made, object: 'account', charges_enabled: false });
  }
  if (kind === 'accounts') {
    const found = state.accounts[which];
    if (found === undefined && !which.startsWith('acct_sandbox')) return missing('account');
    return ok({ id: which, object: 'account', charges_enabled: found?.charges_enabled ?? true });
  }
  if (on === 'POST /v1/account_links') {
    const of = form.get('account') ?? '';
    state.accounts[of] ??= { charges_enabled: true, return_url: '' };
    state.accounts[of].return_url = form.get('return_url') ?? '';
    return ok({ object: 'account_link', url: `SANDBOX/connect/${of}` });
  }
  return missing('route');
}

function createIntent(book: Book, form: URLSearchParams, account: string | null): StoredResponse {
  const amount = Number(form.get('amount'));
  if (!Number.isInteger(amount) || amount < 50) return wrong('Amount must be at least $0.50 usd', 'amount_too_small');
  const made = id('pi');
  const intent: SandboxIntent = {
    id: made,
    object: 'payment_intent',
    account,
    amount,
    amount_received: 0,
    amount_capturable: 0,
    currency: 'usd',
    status: 'requires_payment_method',
    capture_method: form.get('capture_method') ?? 'automatic',
    client_secret: `${made}_secret_${randomBytes(12).toString('hex')}`,
    customer: form.get('customer'),
    payment_method: null,
    setup_future_usage: form.get('setup_future_usage'),
    latest_charge: null,
    last_payment_error: null,
    metadata: metadataOf(form),
    refunded: 0,
    created: Math.floor(Date.now() / 1000),
  };
  book.state.intents[made] = intent;
  const method = form.get('payment_method');
  if (form.get('confirm') !== 'true' || method === null) return ok(shownIntent(book.state, intent));
  return confirmIntent(book, intent, form, form.get('off_session') === 'true');
}

function confirmIntent(book: Book, intent: SandboxIntent, form: URLSearchParams, isOff = false): StoredResponse {
  if (intent.status !== 'requires_payment_method')
    return wrong('This PaymentIntent can’t be confirmed.', 'payment_intent_unexpected_state');
  let method = form.get('payment_method');
  const number = form.get('payment_method_data[card][number]');
  if (method === null && number !== null) {
    const month = Number(form.get('payment_method_data[card][exp_month]'));
    const year = Number(form.get('payment_method_data[card][exp_year]'));
    const card = cardOf(number, month, year);
    if (card === null) return wrong('Your card number is incorrect.', 'incorrect_number');
    method = id('pm');
    book.state.methods[method] = { card, customer: intent.customer };
  }
  if (method === null || book.state.methods[method] === undefined) return missing('payment_method');
  return settle(book, intent, method, isOff);
}

function settle(book: Book, intent: SandboxIntent, method: string, isOff: boolean): StoredResponse {
  const { state, publish } = book;
  const { card } = state.methods[method]!;
  const decline = card.decline ?? (isOff && card.onlyPresent ? 'card_declined' : null);
  if (decline !== null) {
    intent.last_payment_error = { code: decline, message: DECLINE_WORDS[decline] ?? 'Your card was declined.' };
    publish('payment_intent.payment_failed', intent.account, shownIntent(state, intent));
    return {
      status: 402,
      body: {
        error: {
          type: 'card_error',
          code: decline,
          message: intent.last_payment_error.message,
          payment_intent: shownIntent(state, intent),
        },
      },
    };
  }
  intent.payment_method = method;
  intent.last_payment_error = null;
  intent.latest_charge = id('ch');
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    publish('payment_intent.amount_capturable_updated', intent.account, shownIntent(state, intent));
  } else succeed(book, intent, intent.amount, card);
  return ok(shownIntent(state, intent));
}

function succeed({ state, publish, later }: Book, intent: SandboxIntent, amount: number, card: SandboxCard): void {
  intent.status = 'succeeded';
  intent.amount_received = amount;
  intent.amount_capturable = 0;
  publish('payment_intent.succeeded', intent.account, shownIntent(state, intent));
  if (!card.disputed) return;
  const dispute = id('dp');
  state.disputes[dispute] = { payment_intent: intent.id, amount, status: 'needs_response', account: intent.account };
  later(300, () =>
    publish('charge.dispute.created', intent.account, { id: dispute, object: 'dispute', ...state.disputes[dispute] }),
  );
}

function captureIntent(book: Book, intent: SandboxIntent, form: URLSearchParams): StoredResponse {
  if (intent.status !== 'requires_capture')
    return wrong('This PaymentIntent could not be captured.', 'payment_intent_unexpected_state');
  const amount = Number(form.get('amount_to_capture') ?? intent.amount);
  if (!Number.isInteger(amount) || amount < 1 || amount > intent.amount) return wrong('More than was authorized.');
  succeed(book, intent, amount, book.state.methods[intent.payment_method ?? '']!.card);
  return ok(shownIntent(book.state, intent));
}

function refund({ state, publish }: Book, form: URLSearchParams, account: string | null): StoredResponse {
  const intent = state.intents[form.get('payment_intent') ?? ''];
  if (intent === undefined || intent.account !== account) return missing('payment_intent');
  const amount = Number(form.get('amount') ?? intent.amount_received - intent.refunded);
  if (intent.status !== 'succeeded' || amount < 1 || amount > intent.amount_received - intent.refunded)
    return wrong('Refund amount is greater than unrefunded amount on charge', 'charge_already_refunded');
  intent.refunded += amount;
  const made = id('re');
  state.refunds[made] = {
    id: made,
    object: 'refund',
    account,
    amount,
    payment_intent: intent.id,
    status: 'succeeded',
    metadata: metadataOf(form),
  };
  publish('refund.created', account, state.refunds[made]);
  publish('refund.updated', account, state.refunds[made]);
  return ok(state.refunds[made]);
}

function shownIntent(state: StripeState, { refunded: _refunded, account: _account, ...intent }: SandboxIntent): object {
  const card = state.methods[intent.payment_method ?? '']?.card;
  return {
    ...intent,
    latest_charge:
      intent.latest_charge === null || card === undefined
        ? null
        : {
            id: intent.latest_charge,
            object: 'charge',
            payment_method_details: {
              type: 'card',
              card: {
                brand: card.brand,
                last4: card.last4,
                exp_month: card.exp_month,
                exp_year: card.exp_year,
                capture_before: intent.status === 'requires_capture' ? intent.created + 7 * 86_400 : undefined,
              },
            },
          },
  };
}

function pageOf(
  book: Book,
  url: URL,
  form: URLSearchParams,
  method: string,
  port: number,
): string | { location: string } {
  const account = /^\/connect\/(acct_[a-z0-9_]+)$/.exec(url.pathname)?.[1];
  if (account !== undefined) {
    const found = book.state.accounts[account];
    if (found === undefined) return page('No such account', '<p>The account setup was not started.</p>');
    if (method !== 'POST')
      return page(
        'Stripe of the sandbox',
        `<p>Salus requests permission to take card payments for this account. This sandbox runs on this computer only.</p>
<form method="post"><p><button>Connect the account</button></p></form>`,
      );
    found.charges_enabled = true;
    book.publish('account.updated', account, { id: account, object: 'account', charges_enabled: true });
    const back = URL.canParse(found.return_url) ? found.return_url : book.returnTo;
    return { location: back };
  }
  if (url.pathname === '/elements') return elementPage(form, port);
  return page('Stripe of the sandbox', `<p>No page exists at ${escaped(url.pathname)}.</p>`);
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return field === undefined ? [] : [[field, value]];
    }),
  );
}

function load(file: string): StripeState {
  try {
    return { ...EMPTY, ...(JSON.parse(readFileSync(file, 'utf8')) as StripeState) };
  } catch {
    return structuredClone(EMPTY);
  }
}

async function read(http: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of http) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(reply: ServerResponse, status: number, body: object): void {
  if (reply.destroyed) return;
  const address = reply.socket?.localPort;
  reply.writeHead(status, { 'content-type': 'application/json', 'request-id': id('req') });
  reply.end(JSON.stringify(body).replaceAll('SANDBOX/', `http://127.0.0.1:${address}/`));
}

function sendPage(reply: ServerResponse, content: string | { location: string }): void {
  if (typeof content === 'object') reply.writeHead(303, content).end();
  else reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(content);
}
