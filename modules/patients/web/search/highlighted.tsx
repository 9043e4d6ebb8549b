import type { Piece } from './highlight-matches.ts';
import classes from '../patients.module.css';

/** A text with its matches highlighted. */
export function Highlighted({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, hit }, at) =>
    hit ? (
      <mark key={at} className={classes.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
