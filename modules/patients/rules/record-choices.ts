/** The seven categories of an allergy. */
export const allergyCategories = ['drug', 'food', 'insect', 'latex', 'mold', 'pet', 'pollen'] as const;
export type AllergyCategory = (typeof allergyCategories)[number];

/** How badly somebody reacts. */
export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** Where an allergy stands; only an active one is warned of. */
export const allergyStatuses = ['active', 'inactive', 'resolved', 'entered_in_error'] as const;
export type AllergyStatus = (typeof allergyStatuses)[number];

/** The statuses in words. */
export const statusWords: Readonly<Record<AllergyStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  resolved: 'Resolved',
  entered_in_error: 'Entered in error',
};

/** What a medication record is about. */
export const recordTypes = ['Drug', 'Supplement'] as const;
export type RecordType = (typeof recordTypes)[number];
