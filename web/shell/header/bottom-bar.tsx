import { Link } from '@tanstack/react-router';
import { AreaBadge } from '../side/area-badge.tsx';
import { useAreas, useLitArea } from '../side/areas.ts';
import classes from './bottom-bar.module.css';

const PLACES = 5;

/** The first areas at the bottom of a phone, in reach of the thumb; the others are in the drawer. */
export function BottomBar() {
  const areas = useAreas(true);
  const current = useLitArea();
  return (
    <nav className={classes.bar} aria-label="Main areas">
      {areas.slice(0, PLACES).map((link) => {
        const { area, label, path, icon: Icon } = link;
        return (
          <Link key={area} to={path} className={classes.link} aria-current={area === current ? 'page' : undefined}>
            <span className={classes.icon}>
              <Icon size={22} stroke={1.75} />
              <span className={classes.badge}>
                <AreaBadge link={link} dot />
              </span>
            </span>
            <span className={classes.label}>{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
