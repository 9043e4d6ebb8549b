import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Dropdown, dropdownItem } from '#kit/page/dropdown.tsx';
import { AreaBadge } from './area-badge.tsx';
import classes from './area-navigation.module.css';
import { useAreas, useLitArea } from './areas.ts';
import { useFittingCount } from '../header/use-fitting-count.ts';

/** The areas in the header; those that don't fit are in the "More" menu. */
export function AreaNavigation() {
  const areas = useAreas();
  const current = useLitArea();
  const list = useRef<HTMLUListElement | null>(null);
  const fitting = useFittingCount(list, areas.length);
  const hidden = areas.slice(fitting.count);
  return (
    <nav className={classes.navigation} aria-label="Areas">
      <ul className={classes.list} ref={list}>
        {areas.map((area, at) => (
          <li key={area.area} data-hidden={at >= fitting.count || undefined}>
            <Link
              to={area.path}
              className={classes.link}
              aria-current={area.area === current ? 'page' : undefined}
              tabIndex={at >= fitting.count ? -1 : undefined}
            >
              {area.label}
              <AreaBadge link={area} />
            </Link>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <Dropdown
          align="start"
          buttonClass={classes.link}
          buttonStyle={{ position: 'absolute', left: fitting.end }}
          button={
            <>
              More <VisuallyHidden>areas</VisuallyHidden>
              <span className={classes.dots}>
                {hidden.map((area) => (
                  <AreaBadge key={area.area} link={area} dot />
                ))}
              </span>
              <IconChevronDown size={14} />
            </>
          }
        >
          {hidden.map((link) => {
            const { area, label, path, icon: Icon } = link;
            return (
              <Link key={area} to={path} className={dropdownItem} aria-current={area === current ? 'page' : undefined}>
                <Icon size={16} stroke={1.75} />
                {label}
                <AreaBadge link={link} />
              </Link>
            );
          })}
        </Dropdown>
      )}
    </nav>
  );
}
