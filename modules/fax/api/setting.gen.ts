// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type FaxNumber = {
  id: string;
  name: string;
  /** As dialed: +16175550143. */
  number: string;
  verified_time: Date | string;
  verified_by_name: string;
  expires_day: string;
  expired: boolean;
  version: number;
};

export type FaxOverview = {
  hasCarrier: boolean;
  waiting: number;
};

export type SentFax = {
  id: string;
  to_name: string;
  to_number: string;
  subject: string;
  page_count: number;
  /** composed, queued, sending, handed (the carrier has it), sent, failed or canceled. */
  state: string;
  attempts: number;
  /** Time of the next attempt. */
  due_time?: Date | string | null;
  /** Reason of the failure, in words. */
  problem?: string | null;
  settled: boolean;
  misdirected_reason?: string | null;
  patient_id?: string | null;
  patient_name?: string | null;
  created_by_name: string;
  created_time: Date | string;
  done_time?: Date | string | null;
};

export type SentFaxList<Rows = object> = {
  count: number;
  faxes: Array<Answer<Rows, 'SentFax', SentFax>>;
};

export type ReceivedFax<Rows = object> = {
  id: string;
  from_number: string;
  /** The name of the verified number it was sent from. */
  from_name?: string | null;
  /** The pharmacy of the directory with this fax number. */
  pharmacy_name?: string | null;
  /** The patient in whose chart the number's last fax was filed. */
  earlier_patient_id?: string | null;
  earlier_patient_name?: string | null;
  /** When the same pages came before; null if they did not. */
  duplicate_time?: Date | string | null;
  received_time: Date | string;
  /** 0 if the file has no readable pages; it can be downloaded as received. */
  page_count: number;
  /** new, filed or archived. */
  state: string;
  archive_reason?: string | null;
  misdirected: boolean;
  version: number;
  filings: Array<Answer<Rows, 'FaxFiling', FaxFiling>>;
};

export type FaxFiling = {
  id: string;
  first_page: number;
  last_page: number;
  patient_id: string;
  patient_name: string;
  document_id: string;
};

export type ReceivedFaxList<Rows = object> = {
  count: number;
  faxes: Array<Answer<Rows, 'ReceivedFax', ReceivedFax<Rows>>>;
};

export type FileFaxInput = {
  client_key: string;
  id: string;
  first_page: number;
  last_page: number;
  patient_id: string;
  document_type: string;
  document_day: string;
  title: string;
  reviewer_id?: string | null | undefined;
};

export type QueryResolvers<Rows = object> = {
  faxNumbers?: Field<Array<Answer<Rows, 'FaxNumber', FaxNumber>>>;
  sentFaxes?: Field<Answer<Rows, 'SentFaxList', SentFaxList<Rows>>, {
    state?: string | null | undefined;
    patient_id?: string | null | undefined;
    text?: string | null | undefined;
    pageNumber: number | null;
  }>;
  receivedFaxes?: Field<Answer<Rows, 'ReceivedFaxList', ReceivedFaxList<Rows>>, {
    state?: string | null | undefined;
    text?: string | null | undefined;
    pageNumber: number | null;
  }>;
  faxState?: Field<Answer<Rows, 'FaxOverview', FaxOverview>>;
};

export type MutationResolvers<Rows = object> = {
  saveFaxNumber?: Field<Answer<Rows, 'FaxNumber', FaxNumber>, {
    id?: string | null | undefined;
    version?: number | null | undefined;
    name: string;
    number: string;
    number_again: string;
  }>;
  removeFaxNumber?: Field<Answer<Rows, 'FaxNumber', FaxNumber>, { id: string }>;
  sendFax?: Field<Answer<Rows, 'SentFax', SentFax>, { id: string; again: boolean | null }>;
  cancelFax?: Field<Answer<Rows, 'SentFax', SentFax>, { id: string }>;
  retryFax?: Field<Answer<Rows, 'SentFax', SentFax>, { id: string }>;
  settleFax?: Field<Answer<Rows, 'SentFax', SentFax>, { id: string }>;
  reportMisdirectedFax?: Field<Answer<Rows, 'SentFax', SentFax>, { id: string; reason: string }>;
  fileFax?: Field<Answer<Rows, 'ReceivedFax', ReceivedFax<Rows>>, { input: FileFaxInput }>;
  archiveFax?: Field<Answer<Rows, 'ReceivedFax', ReceivedFax<Rows>>, {
    id: string;
    version: number;
    reason: string;
    misdirected: boolean | null;
  }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    FaxNumber: FaxNumber;
    FaxOverview: FaxOverview;
    SentFax: SentFax;
    SentFaxList: SentFaxList<Rows>;
    ReceivedFax: ReceivedFax<Rows>;
    FaxFiling: FaxFiling;
    ReceivedFaxList: ReceivedFaxList<Rows>;
  }
>;
