import { callIsOfMember } from '#platform/connections/connection-share.ts';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { Actor } from '#platform/request-context.ts';
import { EVERY_MEMBER, personName } from '#practice/rules';
import { readMember, readPracticesOf, readPendingSince, rightsOf, type MemberRow } from '#practice/server';
import { isDueForRenewal } from '../../rules/index.ts';
import { closedDemo } from './closed-demo.ts';
import { readToken, signToken, type TokenClaims } from './session-token.ts';
import { readPolicy } from '../policy.sql.ts';
import { readOpenSession, touchSession } from './sessions.sql.ts';

const MOST_TOKENS = 10_000;
const TRUST = 30_000;

interface Memory {
  tokens: Map<string, TokenClaims>;
  actors: Map<string, { actor: Actor; read: number }>;
  renewing: Map<string, Promise<string>>;
  /** Number of invalidations: a user who was read before the last one may be outdated. */
  forgotten: number;
  /** The live connection during which the actors were cached. */
  connection: number;
}
const memories = new WeakMap<App, Memory>();

/** A signed-in user; `renewed` is the token that replaces one past half of its lifetime. */
export interface Authenticated {
  actor: Actor;
  renewed: string | null;
}

/**
 * Returns the user of a token; null for none, a forged one, and one whose session has ended. A token's signature is
 * verified once, and its session and rights are cached for half a minute: an end or a change reaches every process
 * immediately, and while that channel is down nothing is cached. A background call (`inUse` false) renews nothing.
 */
export async function authenticate(app: App, token: string, now: Date, inUse = true): Promise<Authenticated | null> {
  const memory = memoryOf(app);
  const claims = memory.tokens.get(token) ?? (await readToken(app, token, now));
  if (claims === null || claims.expires * 1000 <= now.getTime()) {
    memory.tokens.delete(token);
    return null;
  }
  remember(memory.tokens, token, claims);
  callIsOfMember();
  const actor = cachedActor(app, memory, claims, now) ?? (await readAndKeep(app, memory, claims, now));
  if (actor === null) return null;
  return { actor, renewed: inUse && isDueForRenewal(claims, now) ? await renew(app, memory, claims, now) : null };
}

/**
 * Returns the session of a token whose signature this process has verified before; null for any other, which may be
 * forged.
 */
export function knownSession(app: App, token: string | undefined): string | null {
  return token === undefined ? null : (memoryOf(app).tokens.get(token)?.sessionId ?? null);
}

/**
 * Returns whether a token has a valid signature and is not expired; its session may have ended. The signature is
 * verified once.
 */
export async function isSignedToken(app: App, token: string | undefined, now: Date): Promise<boolean> {
  if (token === undefined) return false;
  const { tokens } = memoryOf(app);
  const claims = tokens.get(token) ?? (await readToken(app, token, now));
  if (claims === null || claims.expires * 1000 <= now.getTime()) return false;
  remember(tokens, token, claims);
  return true;
}

/** Removes a session from this process's cache, so that the next call queries the database. */
export function forgetSession(app: App, sessionId: string): void {
  const memory = memoryOf(app);
  memory.forgotten += 1;
  memory.actors.delete(sessionId);
}

function cachedActor(app: App, memory: Memory, { sessionId }: TokenClaims, now: Date): Actor | null {
  if (!app.live.connected) return null;
  if (memory.connection !== app.live.connection) {
    // While the channel was down, the end of a session may have been missed.
    memory.actors.clear();
    memory.connection = app.live.connection;
  }
  const entry = memory.actors.get(sessionId);
  // A clock that was set back must not extend the cache.
  if (entry === undefined || Math.abs(now.getTime() - entry.read) >= TRUST) return null;
  const { emergency } = entry.actor;
  return emergency !== undefined && emergency.until <= now ? null : entry.actor;
}

async function readAndKeep(app: App, memory: Memory, claims: TokenClaims, now: Date): Promise<Actor | null> {
  const { forgotten, connection } = memory;
  const actor = await readActor(app, claims, now);
  // If something ended during the read, the next call reads it again.
  if (actor !== null && memory.forgotten === forgotten && memory.connection === connection)
    remember(memory.actors, claims.sessionId, { actor, read: now.getTime() });
  return actor;
}

async function readActor(app: App, { clinicId, sessionId }: TokenClaims, now: Date): Promise<Actor | null> {
  const { kysely } = app.database;
  const session = await readOpenSession(kysely, clinicId, sessionId);
  if (session === null) return null;
  const [member, practices, closed] = await Promise.all([
    readMember(kysely, clinicId, session.user_id, now),
    readPracticesOf(kysely, clinicId, session.user_id),
    closedDemo(app, clinicId),
  ]);
  if (closed !== null) return null;
  // A member who was removed from the session's practice has to choose another one.
  if (member === null || practices.every(({ id }) => id !== session.practice_id)) return null;
  const mayDo = session.restricted ? onlyOwn(member) : await beforeTerms(app, clinicId, session, member);
  return {
    userId: session.user_id,
    name: personName(member),
    clinicId,
    timeZone: member.time_zone,
    practiceId: session.practice_id,
    sessionId,
    ...rightsOf(mayDo),
  };
}

/** Returns whether a session started after terms were published that its user has not accepted. */
export async function mustAcceptTerms(
  app: App,
  clinicId: string,
  session: { user_id: string; created_time: Date },
): Promise<boolean> {
  const since = await readPendingSince(app.database.kysely, clinicId, session.user_id);
  return since !== null && session.created_time >= since;
}

// Until then the session can only read and accept them; sessions from before the publication are not interrupted.
async function beforeTerms(
  app: App,
  clinicId: string,
  session: { user_id: string; created_time: Date },
  member: MemberRow,
): Promise<MemberRow> {
  if (!(await mustAcceptTerms(app, clinicId, session))) return member;
  const rules = member.access_rules.filter((rule) => EVERY_MEMBER.includes(rule));
  return { ...member, access_rules: rules, emergency: null };
}

// Until a second factor is set up, a session can do nothing else.
function onlyOwn(member: MemberRow): MemberRow {
  return { ...member, access_rules: member.access_rules.filter((rule) => rule === 'sessions.own'), emergency: null };
}

/**
 * Creates a new token for an active session, for another idle time of its clinic, but never beyond the session's latest
 * end.
 */
export async function freshToken(
  app: App,
  { clinicId, sessionId, latest }: Pick<TokenClaims, 'clinicId' | 'sessionId' | 'latest'>,
  now: Date,
): Promise<string> {
  const { kysely } = app.database;
  const [policy] = await Promise.all([readPolicy(kysely, clinicId), touchSession(kysely, clinicId, sessionId, now)]);
  return signToken(app, clinicId, sessionId, now, { idleSeconds: policy.idle_minutes * 60, latest });
}

/** Creates a single new token for a burst of calls with the old one. */
function renew(app: App, memory: Memory, claims: TokenClaims, now: Date): Promise<string> {
  const { sessionId } = claims;
  let renewing = memory.renewing.get(sessionId);
  if (renewing === undefined) {
    renewing = freshToken(app, claims, now);
    memory.renewing.set(sessionId, renewing);
    const forget = (): void => void memory.renewing.delete(sessionId);
    renewing.catch(forget);
    setTimeout(forget, 60_000).unref();
  }
  return renewing;
}

function memoryOf(app: App): Memory {
  let memory = memories.get(app);
  if (memory === undefined) {
    const made: Memory = {
      tokens: new Map(),
      actors: new Map(),
      renewing: new Map(),
      forgotten: 0,
      connection: app.live.connection,
    };
    memory = made;
    memories.set(app, memory);
    app.live.subscribe(({ topic, body }) => {
      if (topic === 'sessions.ended') made.actors.delete(String((body as { session_id: unknown }).session_id));
      else if (topic === 'practice.rights-changed') made.actors.clear();
      else return;
      made.forgotten += 1;
    });
  }
  return memory;
}

function remember<K, V>(map: Map<K, V>, key: K, value: V): void {
  map.set(key, value);
  if (map.size > MOST_TOKENS) map.delete(map.keys().next().value!);
}

/** Makes every process read the rights of a clinic's members again, this one immediately. */
export async function forgetActors(tx: Tx, app: App, clinicId: string): Promise<void> {
  const memory = memoryOf(app);
  memory.forgotten += 1;
  memory.actors.clear();
  await app.live.publishIn(tx, [{ clinicId, topic: 'practice.rights-changed', body: {} }]);
}
