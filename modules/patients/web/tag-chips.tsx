import type { PatientRow } from './patient-row.ts';
import classes from './patients.module.css';

/** The tags of a patient: words in the page's own colours, so that they can be read on any ground, each with its colour beside. */
export function TagChips({ tags }: { tags: PatientRow['patient_tags'] }) {
  if (tags.length === 0) return null;
  return (
    <span className={classes.tags}>
      {tags.map(({ tag, color }) => (
        <span key={tag} className={classes.tag}>
          <span className={classes.dot} style={{ background: color }} />
          {tag}
        </span>
      ))}
    </span>
  );
}
