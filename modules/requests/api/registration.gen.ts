// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PatientInvitation = {
  /** email or sms. */
  channel: string;
  /** The address or number. */
  sent_to: string;
  expires_time: Date | string;
};

export type MutationResolvers<Rows = object> = {
  registry_patient_invitation_send?: Field<Answer<Rows, 'PatientInvitation', PatientInvitation>, {
    id: string;
    mail?: string | null | undefined;
  }>;
};

export type Resolvers<Rows = object> = {
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PatientInvitation: PatientInvitation;
  }
>;
