// What patients' pages take of this module: through `index.ts` they would fetch what Salus has in common.
export { VitalFields } from './vital-fields.tsx';
/** The Spanish of what they show. */
export const loadVitalTexts = () => import('./spanish.gen.ts');
