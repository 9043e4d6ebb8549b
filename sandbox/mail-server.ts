import { SMTPServer } from 'smtp-server';
import type { Outbox } from './outbox.ts';

const LARGEST = 30 * 1024 * 1024;

/** A party of the outside world that runs on loopback. */
export interface LocalServer {
  port: number;
  close(): Promise<void>;
}

/** A mail server on a free port of loopback that takes every message and puts it into the outbox; no TLS, no sign-in. */
export async function startMailServer(outbox: Outbox): Promise<LocalServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: LARGEST,
    disableReverseLookup: true,
    logger: false,
    // Addresses of this name are refused, so that what then happens can be seen.
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
  // A client that breaks off is no error of ours.
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
