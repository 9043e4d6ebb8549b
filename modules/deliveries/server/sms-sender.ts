import type { SmsConfig } from '#platform/config.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { Outcome, Sender } from './outcome.ts';

const ANSWER_MS = 30_000;
// Twilio's responses have about two thousand characters; larger ones are not genuine, and would fill the memory.
const LARGEST_ANSWER = 64 * 1024;

// The connection was never established, so nothing can have arrived.
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Sends over Twilio's REST API; `reportUrl` is the URL for delivery reports, null if it can't reach us. */
export function smsSender(
  config: SmsConfig,
  reportUrl: (message: { clinicId: string; id: string }) => string | null,
): Sender {
  const url = `${config.baseUrl}/2010-04-01/Accounts/${config.accountSid}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${config.accountSid}:${config.authToken}`).toString('base64')}`;
  return async (message) => {
    const to = message.to.replace(/[^+\d]/g, '');
    if (!/^\+\d{5,15}$/.test(to)) return { kind: 'never', code: 'no-number' };
    const form = new URLSearchParams({ To: to, Body: message.text });
    form.set(config.from.startsWith('MG') ? 'MessagingServiceSid' : 'From', config.from);
    const report = reportUrl(message);
    if (report !== null) form.set('StatusCallback', report);
    let answer: Response;
    try {
      answer = await fetch(url, {
        method: 'POST',
        // A keep-alive connection may be closed by the other side during sending, which would leave the outcome
        // unknown.
        headers: { authorization, connection: 'close' },
        body: form,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
    } catch (error) {
      return NEVER_CONNECTED.has(causeOf(error))
        ? { kind: 'later', code: 'sms-unreachable' }
        : { kind: 'unknown', code: 'sms-no-answer' };
    }
    return outcomeOf(answer.status, await bodyOf(answer));
  };
}

type Body = { sid?: unknown; code?: unknown } | null;

/** Returns the response body, or null if it is unreadable. The status alone determines the outcome. */
async function bodyOf(answer: Response): Promise<Body> {
  try {
    return (await readJson(answer, LARGEST_ANSWER, { clinicId: 'deliveries', userId: null })) as Body;
  } catch {
    return null;
  }
}

function outcomeOf(status: number, body: Body): Outcome {
  if (status >= 200 && status < 300)
    return { kind: 'taken', providerId: typeof body?.sid === 'string' ? body.sid : null };
  const code = typeof body?.code === 'number' ? `sms-${body.code}` : `sms-http-${status}`;
  // A gateway timeout says nothing about the server behind it.
  if (status === 504) return { kind: 'unknown', code };
  // A wrong account or token is for the operator to fix: no message is lost because of it.
  const passes = status === 401 || status === 403 || status === 408 || status === 429 || status >= 500;
  return { kind: passes ? 'later' : 'never', code };
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
