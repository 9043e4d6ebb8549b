import { Link } from '@tanstack/react-router';
import { useAreas, useCurrentArea } from './areas.ts';
import classes from './bottom-bar.module.css';

const PLACES = 5;

/** The first areas at the bottom of a phone, where the thumb is; the rest are in the drawer. */
export function BottomBar() {
  const areas = useAreas(true);
  const current = useCurrentArea();
  return (
    <nav className={classes.bar} aria-label="Main areas">
      {areas.slice(0, PLACES).map(({ area, label, path, icon: Icon }) => (
        <Link key={area} to={path} className={classes.link} aria-current={area === current ? 'page' : undefined}>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.75} />
          </span>
          <span className={classes.label}>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
