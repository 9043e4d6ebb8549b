import type { SmsConfig } from '#platform/config.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { Outcome, Sender } from './outcome.ts';

const ANSWER_MS = 30_000;
// Twilio's are of two thousand characters; what is larger is none of theirs, and would fill the memory.
const LARGEST_ANSWER = 64 * 1024;

// The connection never stood, so nothing can have arrived.
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Sends over Twilio's REST; `reportUrl` names the address that it is to report to how a message fared, null where it can't reach us. */
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
        // One that is kept open may be closed by the other side while a message leaves, and nobody would know whether it arrived.
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

/** What was answered; null where it can't be read. The status says by itself what became of the message. */
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
  // A gateway that gave up waiting says nothing about what stands behind it.
  if (status === 504) return { kind: 'unknown', code };
  // A wrong account or token is the operator's to mend: no message is lost over it.
  const passes = status === 401 || status === 403 || status === 408 || status === 429 || status >= 500;
  return { kind: passes ? 'later' : 'never', code };
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
