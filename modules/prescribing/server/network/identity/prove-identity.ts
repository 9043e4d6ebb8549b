import { createHash, randomBytes } from 'node:crypto';
import { saveChange } from '#audit/server';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { codeOf } from '#platform/database.ts';
import { assuranceOf, isSamePerson } from './read-claims.ts';
import { claimsOf, discover } from './open-id.ts';
import { seal, unseal } from './seal.ts';

/** The path that the provider redirects the browser to. */
const RETURN_PATH = '/settings/e-prescribing-verify';
const MINUTES = 30;
const SCOPE = 'openid profile http://idmanagement.gov/ns/assurance/ial/2';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
const placeOf = ({ actor }: RequestContext): string => `${actor.clinicId} ${actor.userId} identity`;

/**
 * Starts identity proofing: returns the provider's page, with a state, a nonce and a PKCE verifier that only this
 * member can complete it with.
 */
export async function beginProof(ctx: RequestContext): Promise<{ url: string } | DomainError> {
  const { app, actor, now } = ctx;
  const { identity } = app.config;
  if (identity === null) return notSet();
  const places = await discover(identity);
  if (places === null) return silent();
  const [state, verifier, nonce] = [24, 32, 24].map((bytes) => randomBytes(bytes).toString('base64url'));
  const secrets = await seal(app.keys, placeOf(ctx), JSON.stringify({ verifier, nonce }));
  await app.database.transaction(async (tx) => {
    const of = { clinic_id: actor.clinicId, user_id: actor.userId };
    // One attempt at a time: starting a new one discards the previous one.
    await tx
      .deleteFrom('prescribing.identity_attempt')
      .where('clinic_id', '=', actor.clinicId)
      .where('user_id', '=', actor.userId)
      .execute();
    const attempt = { ...of, state_hash: hash(state!), secrets, created_time: now };
    await tx.insertInto('prescribing.identity_attempt').values(attempt).execute();
  });
  const url = new URL(places.authorize);
  const query = {
    response_type: 'code',
    client_id: identity.clientId,
    redirect_uri: app.config.publicUrl + RETURN_PATH,
    scope: SCOPE,
    state: state!,
    nonce: nonce!,
    code_challenge: hash(verifier!).toString('base64url'),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
}

/**
 * Completes identity proofing with the provider's signed token. It must assert the assurance level that prescribing
 * requires (IAL 2), and match the name of the member's profile. LINK_EXPIRED if the attempt is too old or belongs to
 * another member.
 */
export async function endProof(ctx: RequestContext, code: string, state: string): Promise<null | DomainError> {
  const { app, actor, now } = ctx;
  const { identity } = app.config;
  if (identity === null) return notSet();
  const secrets = await takeAttempt(ctx, state);
  if (secrets === null)
    return domainError('LINK_EXPIRED', 'This took too long or was started by someone else. Start again.');
  const places = await discover(identity);
  const redirect = app.config.publicUrl + RETURN_PATH;
  const claims = places === null ? 'later' : await claimsOf(identity, places, { code, redirect, ...secrets });
  if (claims === 'later') return silent();
  const assurance = claims === 'refused' ? null : assuranceOf(claims);
  if (claims === 'refused')
    return domainError('PROOF_REFUSED', 'The identity proofing was not accepted. Start again.', 'Not proven');
  if (assurance === null)
    return domainError(
      'PROOF_WEAK',
      'Prescribing requires identity assurance level 2. The level you reached is lower.',
      'Not proven',
    );
  const member = await app.database.kysely
    .selectFrom('prescribing.member_at_practice')
    .select(['first_name', 'last_name'])
    .where('clinic_id', '=', actor.clinicId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (
    member === undefined ||
    !isSamePerson(claims, { first_name: member.first_name ?? '', last_name: member.last_name ?? '' })
  )
    return domainError('PROOF_OF_ANOTHER', 'The verified name does not match the name in your profile.', 'Not proven');
  const proof = {
    issuer: identity.issuer,
    subject: claims.sub!.slice(0, 200),
    assurance,
    proven_name: `${String(claims['given_name'])} ${String(claims['family_name'])}`.slice(0, 200),
    proven_time: now,
  };
  try {
    await app.database.transaction(async (tx) => {
      await tx
        .insertInto('prescribing.identity_proof')
        .values({ clinic_id: actor.clinicId, user_id: actor.userId, ...proof })
        .onConflict((conflict) => conflict.columns(['clinic_id', 'user_id']).doUpdateSet(proof))
        .execute();
      await saveChange(tx, ctx, {
        action: 'create',
        objectType: 'identity_proof',
        objectId: actor.userId,
        topic: 'prescribing.registration-changed',
        before: null,
        after: { issuer: proof.issuer, assurance },
      });
    });
  } catch (error) {
    if (codeOf(error) !== '23505') throw error;
    return domainError(
      'PROOF_OF_ANOTHER',
      'Another member of this clinic has already verified this identity.',
      'Not proven',
    );
  }
  return null;
}

async function takeAttempt(ctx: RequestContext, state: string): Promise<{ verifier: string; nonce: string } | null> {
  const { app, actor, now } = ctx;
  const attempt = await app.database.kysely
    .deleteFrom('prescribing.identity_attempt')
    .where('clinic_id', '=', actor.clinicId)
    .where('user_id', '=', actor.userId)
    .where('state_hash', '=', hash(state))
    .where('created_time', '>', new Date(now.getTime() - MINUTES * 60_000))
    .returning('secrets')
    .executeTakeFirst();
  const text = attempt && (await unseal(app.keys, placeOf(ctx), attempt.secrets).catch(() => null));
  return text == null ? null : (JSON.parse(text) as { verifier: string; nonce: string });
}

const notSet = (): DomainError =>
  domainError(
    'NOT_SET',
    'No identity-proofing service is set up on this installation. Ask its administrator to set one up.',
  );
const silent = (): DomainError =>
  domainError('UNREACHABLE', 'The identity-proofing service is not responding. Try again later.');
