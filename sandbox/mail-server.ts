import { SMTPServer } from 'smtp-server';
import type { Outbox } from './outbox.ts';

const LARGEST = 30 * 1024 * 1024;

/** A simulated external service on loopback. */
export interface LocalServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Starts a mail server on a free loopback port that accepts every message and stores it in the outbox; without TLS or
 * authentication.
 */
export async function startMailServer(outbox: Outbox): Promise<LocalServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST,
    disableReverseLookup: true,
    logger: false,
    // Addresses with this name are refused, to show what happens then.
    onRcptTo({ address }, _session, done) {
      if (/^nobody@/i.test(address)) return done(smtpError(550, 'No such mailbox'));
      if (/^later@/i.test(address)) return done(smtpError(451, 'Try again later'));
      return done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(smtpError(552, 'Message too large'));
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        void take(outbox, to, Buffer.concat(chunks)).then(() => done(), done);
      });
    },
  });
  // An aborted client connection is not our error.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function take(outbox: Outbox, to: string, bytes: Buffer): Promise<void> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' });
  await outbox.add({
    channel: 'email',
    from: mail.from === undefined ? '' : mail.from.name || mail.from.address || '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename ?? 'attachment',
      type: mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
    message_id: mail.messageId ?? null,
  });
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
