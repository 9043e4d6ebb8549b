// Exports for patient pages: importing `index.ts` would load the code shared by staff pages.
export { VitalFields } from './vital-fields.tsx';
/** The Spanish texts of these components. */
export const loadVitalTexts = () => import('./spanish.gen.ts');
