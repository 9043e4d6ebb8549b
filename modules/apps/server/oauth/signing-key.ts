import type { JWK } from 'jose';
import { exportJWK } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import type { App } from '#platform/app.ts';
import { openText, sealText } from '#platform/http/seal-answer.ts';

const NAME = 'rs256';
const LABEL = `apps/signing-key/${NAME}`;

/**
 * Returns the private key that signs ID tokens: created once for the installation, and stored encrypted in the
 * database that all processes share.
 */
export async function signingKey(app: App): Promise<JWK> {
  return (await readKey(app)) ?? makeKey(app);
}

async function readKey(app: App): Promise<JWK | null> {
  const row = await app.database.kysely
    .selectFrom('apps.signing_key')
    .select('sealed')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row === undefined ? null : (JSON.parse((await openText(app, LABEL, row.sealed)).toString()) as JWK);
}

async function makeKey(app: App): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 });
  const jwk: JWK = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' };
  await app.database.kysely
    .insertInto('apps.signing_key')
    .values({
      name: NAME,
      sealed: await sealText(app, LABEL, Buffer.from(JSON.stringify(jwk))),
      created_time: app.clock(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // Another process may have been first.
  return (await readKey(app))!;
}
