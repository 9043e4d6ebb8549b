import { createHash, timingSafeEqual } from 'node:crypto';
import type { RouteContext } from '#platform/module.ts';
import { LONGEST_XML } from '../../script/xml.ts';
import { receiveMessage } from './receive-message.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `POST /api/epx/network`: where the network calls us back, under the account's name and the password that was agreed for it. */
export function networkRoute({ server, app }: RouteContext): void {
  void server.register(async (own) => {
    const types = ['application/xml', 'text/xml'];
    own.addContentTypeParser(types, { parseAs: 'string', bodyLimit: LONGEST_XML * 2 }, (_http, body, done) =>
      done(null, body),
    );
    own.post('/api/epx/network', async (http, reply) => {
      const { network } = app.config;
      if (network === null) return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' });
      const expected = `Basic ${Buffer.from(`${network.account}:${network.callbackPassword}`).toString('base64')}`;
      if (!timingSafeEqual(hash(http.headers.authorization ?? ''), hash(expected)))
        return reply
          .code(401)
          .header('www-authenticate', 'Basic')
          .send({ code: 'UNAUTHENTICATED', message: 'Who are you?' });
      if (typeof http.body !== 'string')
        return reply.code(415).send({ code: 'BAD_USER_INPUT', message: 'A message of SCRIPT as XML is expected.' });
      return reply.header('content-type', 'application/xml; charset=utf-8').send(await receiveMessage(app, http.body));
    });
  });
}
