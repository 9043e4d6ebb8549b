import { request } from '#kit/api/request.ts';
import type { Viewer } from '#kit/session/viewer.ts';
import { CurrentUserDocument } from './registration.operations.gen.ts';

/** Reads the user of the page's token; rejects with the server's ApiError. */
export async function readViewer(): Promise<Viewer> {
  const { current_user: user } = await request(CurrentUserDocument, {});
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
