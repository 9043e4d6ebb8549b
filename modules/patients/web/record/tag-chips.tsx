import type { PatientRow } from '../patient-row.ts';
import classes from '../patients.module.css';
import { tagsOnCard } from './tags-on-card.ts';

interface TagChipsProps {
  tags: PatientRow['patient_tags'];
  /** In list rows, tags share the width; on a phone card they are beside this name. */
  beside?: string;
}

/** The tags of a patient: text in the page's colors, readable on any background, with a dot in the tag's color. */
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
