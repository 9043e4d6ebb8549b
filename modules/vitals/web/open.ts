// What patients' pages take of this module: through `index.ts` they would fetch what Salus has in common.
export { VitalFields } from './vital-fields.tsx';
