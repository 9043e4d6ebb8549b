import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule, Preset } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { addMember } from '../members/add-member.ts';
import { createClinic } from '../clinic/create-clinic.ts';

/** A clinic for a test, with one practice and a member for every role that the test uses. */
export interface TestClinic {
  clinicId: string;
  practiceId: string;
  /**
   * Returns a new request context of that role's member, at the app's time; `lastName` identifies another member with
   * the same role.
   */
  as(role: Preset, lastName?: string): Promise<RequestContext>;
}

/** Creates a clinic in Boston whose presets have the rules of `rules`. */
export async function makeTestClinic(
  app: App,
  rules: readonly AccessRule[],
  tags: readonly { tag: string; color: string }[] = [],
): Promise<TestClinic> {
  const now = app.clock();
  const made = await app.database.transaction((tx) =>
    createClinic(
      tx,
      {
        name: 'Test Clinic',
        timeZone: 'America/New_York',
        isDemo: false,
        practices: [{ practice_name: 'Main' }],
        tags,
      },
      rules,
      now,
    ),
  );
  const members = new Map<string, Promise<string>>();
  const practiceId = made.practiceIds[0]!;
  const memberOf = (role: Preset, lastName: string): Promise<string> => {
    let member = members.get(`${role} ${lastName}`);
    if (member === undefined) {
      const person = { first_name: role, last_name: lastName, email: 'tester@example.com' };
      member = app.database.transaction((tx) =>
        addMember(
          tx,
          { ...person, clinicId: made.clinicId, practiceIds: [practiceId], roleIds: [made.roleIds[role]] },
          now,
        ),
      );
      members.set(`${role} ${lastName}`, member);
    }
    return member;
  };
  return {
    clinicId: made.clinicId,
    practiceId,
    async as(role, lastName = 'Tester') {
      return {
        app,
        actor: {
          userId: await memberOf(role, lastName),
          name: `${role} ${lastName}`,
          clinicId: made.clinicId,
          timeZone: 'America/New_York',
          practiceId,
          sessionId: newId(),
          roles: [role],
          rules: new Set(rules.filter((rule) => role === 'Admin' || rule.presets.includes(role)).map(({ id }) => id)),
        },
        now: app.clock(),
        id: newId(),
        ip: '127.0.0.1',
        device: 'test',
      };
    },
  };
}
