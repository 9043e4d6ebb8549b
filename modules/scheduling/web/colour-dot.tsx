import classes from './scheduling.module.css';

/** A small disc in the color of a calendar or category. Decorative: the meaning is given in text beside it. */
export function ColourDot({ colour }: { colour: string | null | undefined }) {
  return (
    <span className={classes.dot} style={{ '--colour': colour ?? 'transparent' } as React.CSSProperties} aria-hidden />
  );
}
