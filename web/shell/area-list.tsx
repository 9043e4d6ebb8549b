import { Link } from '@tanstack/react-router';
import classes from './area-list.module.css';
import { useAreas, useCurrentArea } from './areas.ts';

/** The areas under each other, for the drawer of a small screen. */
export function AreaList({ onGo }: { onGo: () => void }) {
  const areas = useAreas(true);
  const current = useCurrentArea();
  return (
    <nav aria-label="Areas">
      <ul className={classes.list}>
        {areas.map(({ area, label, path, icon: Icon }) => (
          <li key={area}>
            <Link
              to={path}
              className={classes.link}
              onClick={onGo}
              aria-current={area === current ? 'page' : undefined}
            >
              <Icon size={20} stroke={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
