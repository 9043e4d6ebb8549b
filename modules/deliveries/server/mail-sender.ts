import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailConfig } from '#platform/config.ts';
import type { Outcome, OutgoingMessage, Sender } from './outcome.ts';

const CONNECT_MS = 20_000;
const ANSWER_MS = 60_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/**
 * Sends over SMTP. We open the connection ourselves instead of using a transport, to know whether the message had
 * started to leave when an error occurred: before that it is retried, after that the outcome is unknown.
 */
export function mailSender(config: MailConfig): Sender {
  const url = new URL(config.url);
  return async (message) => {
    const mail = await compose(message, config.from);
    if (mail === null) return { kind: 'never', code: 'no-address' };
    return exchange(url, mail);
  };
}

interface ComposedMail {
  envelope: { from: string; to: string[] };
  bytes: Buffer;
}

async function compose(message: OutgoingMessage, from: string): Promise<ComposedMail | null> {
  if (!/^[^\s<>@,;]+@[^\s<>@,;]+$/.test(message.to)) return null;
  const sender = /<([^>]*)>/.exec(from)?.[1] ?? from;
  const node = new MailComposer({
    from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    ...(message.html === null ? {} : { html: message.html }),
    messageId: `<${message.id}@${sender.slice(sender.indexOf('@') + 1)}>`,
    attachments: message.attachments.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
    // Prevents out-of-office replies.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { envelope: { from: sender, to: [message.to] }, bytes: await node.build() };
}

function exchange(url: URL, mail: ComposedMail): Promise<Outcome> {
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  const connection = new SMTPConnection({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    // Patients' names are not sent unencrypted; a server on this machine needs no TLS, others must have a trusted
    // certificate.
    requireTLS: !secure && !LOOPBACK.test(url.hostname) && url.searchParams.get('tls') !== 'off',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  return new Promise((resolve) => {
    let leaving = false;
    const end = (outcome: Outcome): void => {
      resolve(outcome);
      if (outcome.kind === 'taken') connection.quit();
      else connection.close();
    };
    const fail = (error: SmtpError): void => end(outcomeOf(error, leaving));
    connection.once('error', fail);
    connection.on('error', () => undefined);
    connection.once('end', () => fail(new Error('closed')));
    const send = (): void => {
      const source = Readable.from(
        (function* () {
          leaving = true;
          yield mail.bytes;
        })(),
      );
      connection.send(mail.envelope, source, (error: SmtpError | null) => {
        if (error) fail(error);
        else end({ kind: 'taken', providerId: null });
      });
    };
    connection.connect((error?: SmtpError | null) => {
      if (error) return fail(error);
      if (user === '') return send();
      return connection.login({ user, pass: decodeURIComponent(url.password) }, (loginError: SmtpError | null) =>
        loginError ? fail(loginError) : send(),
      );
    });
  });
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

function outcomeOf({ code, responseCode }: SmtpError, leaving: boolean): Outcome {
  // A wrong password is for the operator to fix: no message is lost because of it.
  if (code === 'EAUTH') return { kind: 'later', code: 'mail-sign-in' };
  if (responseCode !== undefined)
    return { kind: responseCode >= 500 ? 'never' : 'later', code: `smtp-${responseCode}` };
  if (leaving) return { kind: 'unknown', code: 'mail-no-answer' };
  if (code === 'ETLS') return { kind: 'later', code: 'mail-not-secure' };
  return { kind: 'later', code: 'mail-unreachable' };
}
