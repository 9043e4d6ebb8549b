import { Link } from '@tanstack/react-router';
import { AreaBadge } from './area-badge.tsx';
import classes from './area-list.module.css';
import { useAreas, useLitArea } from './areas.ts';

/** The list of areas, for the drawer of a small screen. */
export function AreaList({ onGo }: { onGo: () => void }) {
  const areas = useAreas(true);
  const current = useLitArea();
  return (
    <nav aria-label="Areas">
      <ul className={classes.list}>
        {areas.map((link) => {
          const { area, label, path, icon: Icon } = link;
          return (
            <li key={area}>
              <Link
                to={path}
                className={classes.link}
                onClick={onGo}
                aria-current={area === current ? 'page' : undefined}
              >
                <Icon size={20} stroke={1.75} />
                <span className={classes.label}>{label}</span>
                <AreaBadge link={link} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
