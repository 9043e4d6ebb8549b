import { hasBackup } from './backups/read-backup-status.ts';
import type { Module } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { hasColleagues, missingDetails } from './clinic/first-steps.sql.ts';
import { fhirResources } from './fhir/index.ts';
import { mailCheckpoint } from './mail-checkpoint.ts';
import { grantNewRules } from './clinic/grant-new-rules.ts';
import { checkHealth } from './health/check-health.ts';
import { clinicLogo, memberAvatar, memberSignature } from './clinic/practice-files.ts';
import { registration } from './resolvers.ts';
import { setting } from './setting.ts';
import { termsRoute } from './terms/terms-route.ts';

export { addMember, type NewMember } from './members/add-member.ts';
export { createClinic, type MadeClinic, type NewClinic } from './clinic/create-clinic.ts';
export { markFirstStep } from './clinic/mark-first-step.ts';
export { readFirstSteps } from './clinic/read-first-steps.ts';
export {
  countClinics,
  findClinics,
  isDemoBesideReal,
  readClinic,
  readClinicAttributes,
  readContact,
  readPractices,
  readPracticesOf,
} from './clinic/practice.sql.ts';
export { type PracticeHead, readLetterhead } from './clinic/read-letterhead.ts';
export { acceptInvitation, type AcceptedNames } from './invitations/accept-invitation.ts';
export { linksForOperator } from './invitations/invitation-link.ts';
export { findInvitation, type FoundInvitation } from './invitations/find-invitation.ts';
export { grantNewRules } from './clinic/grant-new-rules.ts';
export { rejectOutOfReach } from './members/lock-member.ts';
export { readMembers } from './members/members.sql.ts';
export { colleaguesOf, holdersOf, readMember, rightsOf, type MemberRow } from './members/member.sql.ts';

export { readPendingSince } from './terms/terms.sql.ts';

const EVERYBODY = ['Admin', 'Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only', 'Inactive'] as const;

/** The practice module: clinics, their practices, members, roles and tags. */
export const practice: Module = {
  name: 'practice',
  accessRules: [
    { id: 'practice.view', title: 'See the clinic, its practices and members', presets: EVERYBODY },
    { id: 'practice.own', title: 'Save their own page style, layouts and views', presets: EVERYBODY },
    {
      id: 'practice.members',
      title: 'Invite, change and deactivate members',
      presets: ['Admin', 'Manager'],
      administrative: true,
    },
    { id: 'practice.roles', title: 'Create and change roles', presets: ['Admin'], administrative: true },
    {
      id: 'practice.emergency',
      title: 'Ask for emergency access',
      presets: ['Admin', 'Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only'],
    },
    {
      id: 'practice.manage',
      title: 'Change the clinic, its practices and terms',
      presets: ['Manager'],
      administrative: true,
    },
    { id: 'practice.tags', title: 'Change the clinic’s list of tags', presets: ['Manager', 'Doctor'] },
    {
      id: 'practice.emergency_review',
      title: 'Review emergency access',
      presets: ['Admin', 'Manager'],
      administrative: true,
    },
  ],
  fhirResources,
  resolvers: { registration, setting },
  routes(server) {
    termsRoute(server);
  },
  jobs: { 'practice.check-health': checkHealth },
  schedules: [{ job: 'practice.check-health', cron: '*/5 * * * *' }],
  fileKinds: [clinicLogo, memberAvatar, memberSignature],
  firstSteps: [
    {
      id: 'practice.place',
      rule: 'practice.manage',
      order: 10,
      canMark: true,
      isDone: async ({ database }, clinicId) => (await missingDetails(database.kysely, clinicId)).length === 0,
      async detail({ database }, clinicId) {
        return `Missing: ${(await missingDetails(database.kysely, clinicId)).join(', ')}.`;
      },
    },
    {
      id: 'practice.members',
      rule: 'practice.members',
      order: 40,
      canMark: true,
      isDone: ({ database }, clinicId) => hasColleagues(database.kysely, clinicId),
    },
    {
      id: 'practice.backups',
      rule: 'practice.manage',
      order: 52,
      canMark: true,
      isDone: hasBackup,
    },
  ],
  subscribers: { 'audit.checkpoint-due': mailCheckpoint },
  start(app) {
    const rules = modulesOf(app).flatMap(({ accessRules }) => accessRules);
    const granted = grantNewRules(app, rules).catch((error: unknown) =>
      app.log.error({ err: error }, 'practice: new access rules could not be granted'),
    );
    return async () => void (await granted);
  },
};
