import type { PatientRow } from './patient-row.ts';
import classes from './patients.module.css';

/** The tags of a patient: words in the page's own colours, so that they can be read on any ground, each with its colour beside. */
export function TagChips({ tags }: { tags: PatientRow['patient_tags'] }) {
  return tags.map(({ tag, color }) => (
    <span key={tag} className={classes.tag}>
      <span className={classes.dot} style={{ background: color }} />
      {tag}
    </span>
  ));
}
