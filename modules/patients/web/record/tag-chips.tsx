import type { PatientRow } from '../patient-row.ts';
import classes from '../patients.module.css';
import { tagsOnCard } from './tags-on-card.ts';

interface TagChipsProps {
  tags: PatientRow['patient_tags'];
  /** In a row of a list they share its width, and stand on a phone's card beside this name. */
  beside?: string;
}

/** The tags of a patient: words in the page's own colours, so that they can be read on any background, each with its colour beside. */
export function TagChips({ tags, beside }: TagChipsProps) {
  if (tags.length === 0) return null;
  const short = beside !== undefined;
  const whole = short ? tagsOnCard(tags, beside) : tags.length;
  return (
    <span className={classes.tags} data-short={short || undefined}>
      {tags.map(({ tag, color }, at) => (
        <span key={tag} className={classes.tag} title={short ? tag : undefined} data-beyond={at >= whole || undefined}>
          <span className={classes.dot} style={{ background: color }} />
          <span className={classes.word}>{tag}</span>
        </span>
      ))}
      {tags.length > whole && <span className={classes.rest}>+{tags.length - whole}</span>}
      {short &&
        [1, 2].map(
          (visible) =>
            tags.length > visible && (
              <span key={visible} className={classes.after} data-after={visible}>
                +{tags.length - visible}
              </span>
            ),
        )}
    </span>
  );
}
