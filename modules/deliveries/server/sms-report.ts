import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import type { App } from '#platform/app.ts';
import { isId } from '#platform/id.ts';
import { settleReport } from './deliveries.sql.ts';
import { keepStopWord, readStopWord } from './stop-words.ts';
import { notifyChanges } from './notify-changes.ts';

const PATH = '/api/deliveries/sms-report';
const INCOMING = '/api/deliveries/sms-incoming';
const LOCAL = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?:[:/]|$)/;

/**
 * Returns the URL for delivery reports; undefined if we are on loopback and the other side is not, since it could not
 * reach us.
 */
export function reportUrlOf(config: Config): (message: { clinicId: string; id: string }) => string | null {
  const reachable = !LOCAL.test(config.publicUrl) || LOCAL.test(config.sms?.baseUrl ?? '');
  return ({ clinicId, id }) =>
    reachable ? `${config.publicUrl}${PATH}?${new URLSearchParams({ clinic: clinicId, id }).toString()}` : null;
}

/** Computes Twilio's request signature: HMAC-SHA1 of the URL and the form fields, sorted by name. */
export function smsSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHmac('sha1', authToken)
    .update(url + fields.map(([name, value]) => name + value).join(''))
    .digest('base64');
}

/**
 * POST /api/deliveries/sms-report: delivery reports of texts; …/sms-incoming: replies from phones; both signed by the
 * sender.
 */
export function serveSmsReport(server: FastifyInstance, app: App): void {
  void server.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_http, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    forms.post(INCOMING, async (http, reply) => {
      const form = signedForm(app.config, http);
      if (form === null) return reply.code(403).send();
      const word = readStopWord(form.get('Body') ?? '');
      if (word !== null) await keepStopWord(app, form.get('From') ?? '', word);
      // Twilio itself replies to STOP; we send no reply.
      return reply.type('text/xml').send('<?xml version="1.0" encoding="UTF-8"?><Response/>');
    });
    forms.post(PATH, async (http, reply) => {
      const form = signedForm(app.config, http);
      if (form === null) return reply.code(403).send();
      const { clinic: clinicId, id } = http.query as Record<string, unknown>;
      if (typeof clinicId === 'string' && typeof id === 'string' && isId(clinicId) && isId(id))
        await recordReport(app, { clinicId, id }, form);
      return reply.code(204).send();
    });
  });
}

/** Returns the form of a request with a valid signature, or null. */
function signedForm({ sms, publicUrl }: Config, http: FastifyRequest): URLSearchParams | null {
  const form = http.body;
  const signature = http.headers['x-twilio-signature'];
  if (sms === null || !(form instanceof URLSearchParams) || typeof signature !== 'string') return null;
  return same(signature, smsSignature(sms.authToken, publicUrl + http.url, form)) ? form : null;
}

async function recordReport(
  app: App,
  delivery: { clinicId: string; id: string },
  form: URLSearchParams,
): Promise<void> {
  const status = form.get('MessageStatus') ?? '';
  const failed = status === 'failed' || status === 'undelivered';
  if (!failed && status !== 'sent' && status !== 'delivered') return;
  const number = /^\d{1,6}$/.exec(form.get('ErrorCode') ?? '')?.[0];
  const report = failed
    ? ({ state: 'failed', error: number === undefined ? 'sms-undelivered' : `sms-${number}` } as const)
    : ({ state: 'sent', error: null } as const);
  await app.database.transaction(async (tx) => {
    const changed = await settleReport(tx, delivery, report, app.clock());
    if (changed !== null) await notifyChanges(tx, [changed]);
  });
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
