import type { Module } from '#platform/module.ts';
import { registration } from './resolvers.ts';

export { addMember, type NewMember } from './add-member.ts';
export { createClinic, type MadeClinic, type NewClinic } from './create-clinic.ts';
export {
  countClinics,
  findClinics,
  readClinic,
  readMember,
  readMembers,
  readPracticesOf,
  type MemberRow,
} from './practice.sql.ts';

export { makeTestClinic, type TestClinic } from './test-clinic.ts';

const EVERYBODY = ['Admin', 'Manager', 'Doctor', 'Nurse', 'Front desk', 'Biller', 'Read-only', 'Inactive'] as const;

/** Clinics, their practices, members, roles and tags. */
export const practice: Module = {
  name: 'practice',
  accessRules: [{ id: 'practice.view', title: 'See the clinic, its practices and members', presets: EVERYBODY }],
  resolvers: { registration },
};
