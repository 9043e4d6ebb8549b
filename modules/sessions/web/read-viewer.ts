import { request } from '#kit/api/request.ts';
import { currentToken, tokenAge, VIEWER_ENTRY } from '#kit/session/session-token.ts';
import type { Viewer } from '#kit/session/viewer.ts';
import { vault } from '#kit/vault/vault.ts';
import { CurrentUserDocument, type CurrentUserQuery } from './registration.operations.gen.ts';
import { tokenLife } from './token-life.ts';

type User = CurrentUserQuery['current_user'];

/** Reads the user of the page's token; rejects with the server's ApiError. */
export async function readViewer(): Promise<Viewer> {
  const { current_user: user } = await request(CurrentUserDocument, {});
  void vault.put(VIEWER_ENTRY, user);
  return viewerOf(user);
}

/**
 * Returns the user as last read in this browser, for a reload without a connection; null if their session would have
 * ended by now.
 */
export async function storedViewer(): Promise<Viewer | null> {
  const life = tokenLife(currentToken());
  if (life === null || tokenAge() / 1000 > life.expires - life.signed) return null;
  const user = await vault.get<User>(VIEWER_ENTRY);
  return user === undefined ? null : viewerOf(user);
}

function viewerOf(user: User): Viewer {
  return {
    userId: user.user_id,
    username: user.username,
    firstName: user.first_name,
    lastName: user.last_name,
    name: user.name,
    clinicId: user.clinic_id,
    clinicName: user.clinic_name,
    timeZone: user.time_zone,
    practiceId: user.practice_id,
    practiceName: user.practice.practice_name,
    roles: user.roles,
    rules: new Set(user.access_rules),
    scopes: new Map(user.access_scopes.map(({ access_rule, scope }) => [access_rule, scope])),
    colleagues: new Set(user.colleague_ids),
    mustSetUpTwoFa: user.must_set_up_two_fa,
    mustAcceptTerms: user.must_accept_terms,
    avatar: user.avatar ?? null,
    emergencyUntil: user.emergency_until ?? null,
  };
}
