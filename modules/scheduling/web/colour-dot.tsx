import classes from './scheduling.module.css';

/** A small disc in a calendar's or a category's colour. Decoration: its meaning stands beside it. */
export function ColourDot({ colour }: { colour: string | null | undefined }) {
  return (
    <span className={classes.dot} style={{ '--colour': colour ?? 'transparent' } as React.CSSProperties} aria-hidden />
  );
}
