// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

/** A pharmacy of the network's directory, with the directory's field names. */
export type Pharmacy = {
  NCPDPID: string;
  NPI?: string | null;
  /** Parts separated by carets; the first one is shown. */
  OrganizationName: string;
  OrganizationType: string;
  StandardizedAddressLine1: string;
  City: string;
  StateProvince: string;
  PostalCode: string;
  PrimaryTelephone: string;
  Fax?: string | null;
  DirectorySpecialtyName?: string | null;
  ActiveStartTime?: Date | string | null;
  ActiveEndTime?: Date | string | null;
  ServiceLevel?: string | null;
  /** In a search: the distance between the centers of its ZIP code and the searched one; null if unknown. */
  miles?: number | null;
  /** True between its start and end time. */
  active: boolean;
  /** It has a service level. */
  valid: boolean;
  /** It accepts new prescriptions. */
  newrx: boolean;
  /** It accepts cancellations. */
  cancel: boolean;
};

export type PharmacySearch<Rows = object> = {
  pharmacies: Array<Answer<Rows, 'Pharmacy', Pharmacy>>;
  /** Total count. */
  count: number;
};

export type SavedPharmacy<Rows = object> = {
  id: string;
  patient_id: string;
  /** The pharmacy's NCPDP ID. */
  organizationID: string;
  is_preferred: boolean;
  /** When a prescription was last sent there. */
  used_time?: Date | string | null;
  pharmacy: Answer<Rows, 'Pharmacy', Pharmacy>;
};

export type PharmacyDirectory = {
  pharmacies: number;
  /** When it was last loaded. */
  loaded_time?: Date | string | null;
  /** The problem of the last load. */
  problem?: string | null;
  is_loading: boolean;
  /** True if this installation has a network. */
  is_connected: boolean;
};

export type QueryResolvers<Rows = object> = {
  search_pharmacies?: Field<Answer<Rows, 'PharmacySearch', PharmacySearch<Rows>>, {
    zip: string;
    state?: string | null | undefined;
    specialty?: string | null | undefined;
    show_all: boolean | null;
  }>;
  elastic_search_pharmacy?: Field<Array<Answer<Rows, 'Pharmacy', Pharmacy>>, {
    search: string;
    specialty?: string | null | undefined;
    near?: string | null | undefined;
  }>;
  get_pharmacies_as_doctor?: Field<Array<Answer<Rows, 'Pharmacy', Pharmacy>>, {
    NCPDPIDs?: Array<string> | null | undefined;
  }>;
  get_patient_saved_pharmacy?: Field<Array<Answer<Rows, 'SavedPharmacy', SavedPharmacy<Rows>>>, {
    patient_id: string;
  }>;
  pharmacy_directory?: Field<Answer<Rows, 'PharmacyDirectory', PharmacyDirectory>>;
};

export type MutationResolvers<Rows = object> = {
  save_patient_pharmacy?: Field<Array<Answer<Rows, 'SavedPharmacy', SavedPharmacy<Rows>>>, {
    patient_id: string;
    organizationID: string;
    is_preferred: boolean | null;
  }>;
  delete_patient_pharmacy?: Field<Array<Answer<Rows, 'SavedPharmacy', SavedPharmacy<Rows>>>, {
    patient_id: string;
    organizationID: string;
  }>;
  set_preferred_pharmacy?: Field<Array<Answer<Rows, 'SavedPharmacy', SavedPharmacy<Rows>>>, {
    patient_id: string;
    organizationID: string;
  }>;
  refresh_pharmacy_directory?: Field<Answer<Rows, 'PharmacyDirectory', PharmacyDirectory>>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    Pharmacy: Pharmacy;
    PharmacySearch: PharmacySearch<Rows>;
    SavedPharmacy: SavedPharmacy<Rows>;
    PharmacyDirectory: PharmacyDirectory;
  }
>;
