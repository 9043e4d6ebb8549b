import { createHash, timingSafeEqual } from 'node:crypto';
import { callLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import type { RouteContext } from '#platform/module.ts';
import { LONGEST_XML } from '../../script/xml.ts';
import { receiveMessage } from './receive-message.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const WRONG_A_MINUTE = 10;

/**
 * `POST /api/epx/network`: the network's callback endpoint, authenticated with the account's name and the agreed
 * password.
 */
export function networkRoute({ server, app }: RouteContext): void {
  // The network knows its password, so only wrong ones count, by source address.
  const wrongPasswords = callLimiter('prescribing.wrong-passwords', { points: WRONG_A_MINUTE, duration: 60 });
  void server.register(async (own) => {
    const types = ['application/xml', 'text/xml'];
    own.addContentTypeParser(types, { parseAs: 'string', bodyLimit: LONGEST_XML * 2 }, (_http, body, done) =>
      done(null, body),
    );
    // Checked before the body is read, to spend nothing on unauthenticated requests.
    own.addHook('onRequest', async (http, reply) => {
      const { network } = app.config;
      if (network === null) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
      const address = clientNetwork(http.ip);
      // Read first and only incremented on a wrong password, so concurrent valid calls don't block each other.
      const known = await wrongPasswords.get(address);
      if (known !== null && known.consumedPoints >= WRONG_A_MINUTE)
        return reply
          .code(429)
          .header('retry-after', '60')
          .send({ code: 'RATE_LIMITED', message: 'Too many wrong passwords. Wait a minute.' });
      const expected = `Basic ${Buffer.from(`${network.account}:${network.callbackPassword}`).toString('base64')}`;
      if (!timingSafeEqual(hash(http.headers.authorization ?? ''), hash(expected))) {
        await wrongPasswords.consume(address).catch(() => undefined);
        return reply
          .code(401)
          .header('www-authenticate', 'Basic')
          .send({ code: 'UNAUTHENTICATED', message: 'Invalid credentials.' });
      }
      return undefined;
    });
    own.post('/api/epx/network', async (http, reply) => {
      if (typeof http.body !== 'string')
        return reply.code(415).send({ code: 'BAD_USER_INPUT', message: 'Send a SCRIPT message as XML.' });
      return reply.header('content-type', 'application/xml; charset=utf-8').send(await receiveMessage(app, http.body));
    });
  });
}
