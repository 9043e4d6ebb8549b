import { defineRecord, type RowOf } from '#audit/server';
import { nameTaken } from '#platform/domain-error.ts';

/** The current and archived vitals of a clinic. */
export const definitions = defineRecord({
  table: 'vitals.definition',
  columns: [
    'clinic_id',
    'code',
    'vital_name',
    'vital_unit',
    'decimals',
    'normal_low',
    'normal_high',
    'plausible_low',
    'plausible_high',
    'sort_index',
  ],
  called: 'vital',
  objectType: 'vital_definition',
  topic: 'vitals.definitions-changed',
  refusals: {
    definition_name: () => nameTaken('input.vital_name', 'A vital with this name already exists.'),
  },
});
export type Definition = RowOf<typeof definitions>;
