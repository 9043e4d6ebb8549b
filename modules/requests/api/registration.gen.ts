// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type PatientInvitation = {
  /** email or sms. */
  channel: string;
  /** Where it went. */
  sent_to: string;
  expires_time: Date | string;
};

export type MutationResolvers = {
  registry_patient_invitation_send?: Field<PatientInvitation, { id: string; mail?: string | null | undefined }>;
};

export type Resolvers = {
  Mutation?: MutationResolvers;
};
