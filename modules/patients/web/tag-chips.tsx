import type { PatientRow } from './patient-row.ts';
import classes from './patients.module.css';

// As many as a phone's card has room for beside a name.
const ON_A_CARD = 2;

/** The tags of a patient: words in the page's own colours, so that they can be read on any ground, each with its colour beside. `short`: on a phone only the first two. */
export function TagChips({ tags, short = false }: { tags: PatientRow['patient_tags']; short?: boolean }) {
  if (tags.length === 0) return null;
  return (
    <span className={classes.tags} data-short={short || undefined}>
      {tags.map(({ tag, color }) => (
        <span key={tag} className={classes.tag} title={short ? tag : undefined}>
          <span className={classes.dot} style={{ background: color }} />
          <span className={classes.word}>{tag}</span>
        </span>
      ))}
      {short && tags.length > ON_A_CARD && <span className={classes.rest}>+{tags.length - ON_A_CARD}</span>}
    </span>
  );
}
