import type { House } from '#platform/house.ts';
import type { Actor } from '#platform/request.ts';
import { personName } from '#practice/rules';
import { readMember } from '#practice/server';
import { isDueForRenewal } from '../rules/index.ts';
import { readToken, signToken, type TokenClaims } from './session-token.ts';
import { readOpenSession, touchSession } from './sessions.sql.ts';

const MOST_TOKENS = 10_000;
const TRUST = 30_000;

interface Memory {
  tokens: Map<string, TokenClaims>;
  actors: Map<string, { actor: Actor; read: number }>;
  renewing: Map<string, Promise<string>>;
}
const memories = new WeakMap<House, Memory>();

/** Somebody who is signed in; `renewed` is the token that takes the old one's place, where that is past its half-life. */
export interface Authenticated {
  actor: Actor;
  renewed: string | null;
}

/**
 * Who stands behind a token; null for none, one that we did not sign, and one whose session has ended. A token's signature is
 * checked once, and its session and rights are kept for half a minute: an end or a change reaches every process at once, and while
 * that channel is down nothing is kept.
 */
export async function authenticate(house: House, token: string, now: Date): Promise<Authenticated | null> {
  const memory = memoryOf(house);
  const claims = memory.tokens.get(token) ?? (await readToken(house, token, now));
  if (claims === null || claims.expires * 1000 <= now.getTime()) {
    memory.tokens.delete(token);
    return null;
  }
  remember(memory.tokens, token, claims);
  const kept = house.live.connected ? memory.actors.get(claims.sessionId) : undefined;
  const actor = kept !== undefined && now.getTime() - kept.read < TRUST ? kept.actor : await readActor(house, claims);
  if (actor === null) return null;
  if (kept?.actor !== actor) remember(memory.actors, claims.sessionId, { actor, read: now.getTime() });
  return { actor, renewed: isDueForRenewal(claims.expires, now) ? await renew(house, memory, claims, now) : null };
}

/** Forgets what this process keeps of a session, so that the next call asks the database. */
export function forgetSession(house: House, sessionId: string): void {
  memoryOf(house).actors.delete(sessionId);
}

async function readActor(house: House, { clinicId, sessionId }: TokenClaims): Promise<Actor | null> {
  const { kysely } = house.database;
  const session = await readOpenSession(kysely, clinicId, sessionId);
  if (session === null) return null;
  const member = await readMember(kysely, clinicId, session.user_id);
  if (member === null) return null;
  return {
    userId: session.user_id,
    name: personName(member),
    clinicId,
    timeZone: member.time_zone,
    practiceId: session.practice_id,
    sessionId,
    roles: member.roles,
    rules: new Set(member.access_rules),
  };
}

/** One new token for a burst of calls that carry the old one. */
function renew(house: House, memory: Memory, { clinicId, sessionId }: TokenClaims, now: Date): Promise<string> {
  let renewing = memory.renewing.get(sessionId);
  if (renewing === undefined) {
    renewing = touchSession(house.database.kysely, clinicId, sessionId, now).then(() =>
      signToken(house, clinicId, sessionId, now),
    );
    memory.renewing.set(sessionId, renewing);
    setTimeout(() => memory.renewing.delete(sessionId), 60_000).unref();
  }
  return renewing;
}

function memoryOf(house: House): Memory {
  let memory = memories.get(house);
  if (memory === undefined) {
    const made: Memory = { tokens: new Map(), actors: new Map(), renewing: new Map() };
    memory = made;
    memories.set(house, memory);
    house.live.subscribe(({ topic, body }) => {
      if (topic === 'sessions.ended') made.actors.delete(String((body as { session_id: unknown }).session_id));
      if (topic === 'practice.rights-changed') made.actors.clear();
    });
  }
  return memory;
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  if (map.size > MOST_TOKENS) map.delete(map.keys().next().value!);
}
