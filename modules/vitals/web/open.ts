// What patients' pages take of this module: through `index.ts` they would fetch what the house has in common.
export { VitalFields } from './vital-fields.tsx';
