// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type PrescriberLicenseInput = {
  user_id: string;
  /** `state` or `dea`. */
  kind: string;
  /** Two letters. */
  state: string;
  number: string;
  expiry_date?: string | null | undefined;
};

export type PrescriberLicense = {
  id: string;
  user_id: string;
  prescriber_name: string;
  /** `state` or `dea`. */
  kind: string;
  state: string;
  number: string;
  expiry_date?: string | null;
  version: number;
};

export type EPrescribingStatus = {
  /** Electronic prescribing flag: T if the caller's identity is verified and they are registered at their current practice. */
  flag: string;
  /** T if the caller's identity is verified. */
  IDmeFlag: string;
  /** Why the caller can't e-prescribe; null if they can. */
  errorMessage?: string | null;
  name: string;
  NPI?: string | null;
  ProviderPracticeLocationSPI?: string | null;
  practice_name?: string | null;
  /** On one line. */
  address?: string | null;
  phone?: string | null;
  proven_time?: Date | string | null;
  /** The verified identity assurance level. */
  assurance?: string | null;
  /** True if this installation has a prescription network. */
  has_network: boolean;
  /** True if this installation has an identity-proofing provider. */
  has_identity_provider: boolean;
};

export type IdentityProofPage = {
  url: string;
};

export type EPrescriber = {
  user_id: string;
  practice_id: string;
  practice_name: string;
  name: string;
  npi?: string | null;
  is_proven: boolean;
  spi?: string | null;
  /** Comma-separated: New, Refill, Change, Cancel. */
  service_level?: string | null;
  registered_time?: Date | string | null;
  ended_time?: Date | string | null;
  /** True if name, NPI, address or phone changed since the last update to the network. */
  is_outdated: boolean;
  /** Fields that the network requires before registration. */
  missing: Array<string>;
};

export type NetworkMessage = {
  id: string;
  /** `out` or `in`. */
  direction: string;
  /** NewRx, CancelRx, Status … */
  kind: string;
  /** queued, sending, sent, accepted, refused, failed or unknown; filed for incoming messages. */
  state: string;
  code?: string | null;
  detail?: string | null;
  order_number?: string | null;
  NCPDPID: string;
  pharmacy_name?: string | null;
  prescriber: string;
  attempts: number;
  created_time: Date | string;
  done_time?: Date | string | null;
};

export type NetworkMessageList<Rows = object> = {
  messages: Array<Answer<Rows, 'NetworkMessage', NetworkMessage>>;
  count: number;
};

export type QueryResolvers<Rows = object> = {
  e_prescribing_status?: Field<Answer<Rows, 'EPrescribingStatus', EPrescribingStatus>>;
  e_practice_prescribers?: Field<Array<Answer<Rows, 'EPrescriber', EPrescriber>>>;
  network_messages?: Field<Answer<Rows, 'NetworkMessageList', NetworkMessageList<Rows>>, {
    open: boolean | null;
    everybody: boolean | null;
    skip: number | null;
    take: number | null;
  }>;
  prescriber_licenses?: Field<Array<Answer<Rows, 'PrescriberLicense', PrescriberLicense>>>;
};

export type MutationResolvers<Rows = object> = {
  begin_identity_proof?: Field<Answer<Rows, 'IdentityProofPage', IdentityProofPage>>;
  end_identity_proof?: Field<Answer<Rows, 'EPrescribingStatus', EPrescribingStatus>, { code: string; state: string }>;
  register_prescriber?: Field<Array<Answer<Rows, 'EPrescriber', EPrescriber>>, {
    user_id: string;
    practice_id: string;
  }>;
  end_prescriber_registration?: Field<Array<Answer<Rows, 'EPrescriber', EPrescriber>>, {
    user_id: string;
    practice_id: string;
  }>;
  create_prescriber_license?: Field<Answer<Rows, 'PrescriberLicense', PrescriberLicense>, {
    input: PrescriberLicenseInput;
  }>;
  update_prescriber_license?: Field<Answer<Rows, 'PrescriberLicense', PrescriberLicense>, {
    id: string;
    version: number;
    input: PrescriberLicenseInput;
  }>;
  delete_prescriber_license?: Field<Answer<Rows, 'PrescriberLicense', PrescriberLicense>, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    PrescriberLicense: PrescriberLicense;
    EPrescribingStatus: EPrescribingStatus;
    IdentityProofPage: IdentityProofPage;
    EPrescriber: EPrescriber;
    NetworkMessage: NetworkMessage;
    NetworkMessageList: NetworkMessageList<Rows>;
  }
>;
