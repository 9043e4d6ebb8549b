import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { LocalServer } from '../mail-server.ts';

/** The key of a backend service, whose public part is served on loopback. */
export interface KeyServer extends LocalServer {
  /** The address of the public keys (JWKS). */
  url: string;
  keyId: string;
  privateKey: CryptoKey;
}

/**
 * Serves the public key of a backend service at `/jwks.json`, on a free port if `port` is 0. The key is created if the
 * file does not exist: servers keep public keys for a while, so a service uses the same one each time it runs.
 */
export async function serveKeys(file: string, port = 0): Promise<KeyServer> {
  const jwk = await readKey(file);
  const { kty, crv, x, y } = jwk;
  const keyId = await calculateJwkThumbprint(jwk);
  const published = JSON.stringify({ keys: [{ kty, crv, x, y, kid: keyId, use: 'sig', alg: 'ES384' }] });
  const server = createServer((http, reply) => {
    const isKnown = http.url === '/jwks.json';
    reply.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' }).end(isKnown ? published : '{}');
  });
  const open = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port: open,
    url: `http://127.0.0.1:${open}/jwks.json`,
    keyId,
    privateKey: (await importJWK(jwk, 'ES384')) as CryptoKey,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readKey(file: string): Promise<JWK> {
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as JWK;
  const jwk = await exportJWK((await generateKeyPair('ES384', { extractable: true })).privateKey);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(jwk), { mode: 0o600 });
  return jwk;
}
