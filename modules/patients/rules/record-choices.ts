/** The seven allergy categories. */
export const allergyCategories = ['drug', 'food', 'insect', 'latex', 'mold', 'pet', 'pollen'] as const;
export type AllergyCategory = (typeof allergyCategories)[number];

/** Severities of a reaction. */
export const severities = ['mild', 'moderate', 'severe'] as const;
export type Severity = (typeof severities)[number];

/** Statuses of an allergy; only active ones cause warnings. */
export const allergyStatuses = ['active', 'inactive', 'resolved', 'entered_in_error'] as const;
export type AllergyStatus = (typeof allergyStatuses)[number];

/** Display names of the statuses. */
export const statusWords: Readonly<Record<AllergyStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  resolved: 'Resolved',
  entered_in_error: 'Entered in error',
};

/** Types of medication records. */
export const recordTypes = ['Drug', 'Supplement'] as const;
export type RecordType = (typeof recordTypes)[number];
