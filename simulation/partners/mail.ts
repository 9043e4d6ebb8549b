import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Fate, PostOffice } from './post-office.ts';

/** A mail server on loopback; it knows the clinic's messages by their Message-ID. */
export interface MailServer {
  readonly url: string;
  /** The number of times that each of the clinic's messages was taken, by its id. */
  taken: Map<string, number>;
  /** Starts a new seed. */
  begin(office: PostOffice): void;
  close(): Promise<void>;
}

/** Starts it. */
export async function startMail(): Promise<MailServer> {
  let office: PostOffice | null = null;
  const mail: MailServer = {
    url: '',
    taken: new Map(),
    begin(next) {
      office = next;
      mail.taken = new Map();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const fates = new WeakMap<object, Fate>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    onRcptTo({ address }, session, done) {
      const fate = office?.fateOf(`mail ${address}`) ?? 'fine';
      fates.set(session, fate);
      if (fate === 'busy') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      if (fate === 'unreachable') return done(Object.assign(new Error('Closing'), { responseCode: 421 }));
      return done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^Message-ID: <([^@]+)@/im.exec(Buffer.concat(chunks).toString())?.[1] ?? '';
        mail.taken.set(id, (mail.taken.get(id) ?? 0) + 1);
        // Taken, but the answer never arrives.
        if (fates.get(session) === 'lost') disconnect(server, session);
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return Object.assign(mail, { url: `smtp://127.0.0.1:${port}` });
}

function disconnect(server: SMTPServer, session: object): void {
  const { connections } = server as unknown as { connections: Iterable<{ session: object; _socket: Socket }> };
  for (const connection of connections) if (connection.session === session) connection._socket.destroy();
}
