import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { PatientDetails } from '../patient-row.ts';
import classes from '../patients.module.css';

/**
 * A patient's allergies, in red. "No known allergies" is shown only if it was recorded; an empty list doesn't mean
 * none.
 */
export function AllergyChips({ allergies }: { allergies: PatientDetails['allergies'] }) {
  const { allergy_list: list, none_known_time: noneKnown } = allergies;
  if (list.length === 0) {
    return (
      <span className={classes.noAllergy}>{noneKnown === null ? 'Allergies not recorded' : 'No known allergies'}</span>
    );
  }
  return (
    <ul className={classes.chips} aria-label="Allergies">
      {list.map(({ id, allergy_substance: substance, allergy_category: category }) => (
        <li key={id} className={classes.allergy}>
          <IconAlertTriangleFilled size={13} aria-hidden />
          {substance}
          {category !== substance.toLowerCase() && <span className={classes.category}>{category}</span>}
        </li>
      ))}
    </ul>
  );
}
