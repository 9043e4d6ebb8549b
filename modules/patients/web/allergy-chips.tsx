import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { PatientDetails } from './patient-row.ts';
import classes from './patients.module.css';

/** What a patient does not tolerate, in red; "No Allergen" only where the record says so. */
export function AllergyChips({ allergies }: { allergies: PatientDetails['allergies']['allergy_list'] }) {
  if (allergies.length === 0) return <span className={classes.noAllergy}>No Allergen</span>;
  return (
    <ul className={classes.chips} aria-label="Allergies">
      {allergies.map(({ id, allergy_substance: substance, allergy_category: category }) => (
        <li key={id} className={classes.allergy}>
          <IconAlertTriangleFilled size={13} aria-hidden />
          {substance}
          <span className={classes.category}>{category}</span>
        </li>
      ))}
    </ul>
  );
}
