// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type EPrescribingStatus = {
  /** T where the caller has proven who they are and is registered where they work now: the electronic prescribing flag. */
  flag: string;
  /** T where the caller has proven who they are. */
  IDmeFlag: string;
  /** Why the caller can't prescribe over the network; null where they can. */
  errorMessage?: string | null;
  name: string;
  NPI?: string | null;
  ProviderPracticeLocationSPI?: string | null;
  practice_name?: string | null;
  /** In one line. */
  address?: string | null;
  phone?: string | null;
  proven_time?: Date | string | null;
  /** What was vouched for. */
  assurance?: string | null;
  /** A prescription network is set up on this installation. */
  has_network: boolean;
  /** Somebody who proves identities is set up on this installation. */
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
  /** Words with commas between: New, Refill, Change, Cancel. */
  service_level?: string | null;
  registered_time?: Date | string | null;
  ended_time?: Date | string | null;
  /** Name, NPI, address or phone changed since the network was told. */
  is_outdated: boolean;
  /** What the network would ask for before it registers them. */
  missing: Array<string>;
};

export type NetworkMessage = {
  id: string;
  /** out or in. */
  direction: string;
  /** NewRx, CancelRx, Status … */
  kind: string;
  /** queued, sending, sent, accepted, refused, failed, unknown; filed of what came in. */
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
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    EPrescribingStatus: EPrescribingStatus;
    IdentityProofPage: IdentityProofPage;
    EPrescriber: EPrescriber;
    NetworkMessage: NetworkMessage;
    NetworkMessageList: NetworkMessageList<Rows>;
  }
>;
