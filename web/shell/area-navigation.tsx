import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import classes from './area-navigation.module.css';
import { useAreas, useCurrentArea } from './areas.ts';
import { useFittingCount } from './use-fitting-count.ts';

/** The areas across the header; those that don't fit stand behind "More". */
export function AreaNavigation() {
  const areas = useAreas();
  const current = useCurrentArea();
  const list = useRef<HTMLUListElement | null>(null);
  const fitting = useFittingCount(list, areas.length);
  const shown = areas.slice(0, fitting);
  const hidden = areas.slice(fitting);
  return (
    <nav className={classes.navigation} aria-label="Areas">
      <ul className={classes.list} ref={list}>
        {areas.map((area, at) => (
          <li key={area.area} data-hidden={at >= shown.length || undefined}>
            <Link
              to={area.path}
              className={classes.link}
              aria-current={area.area === current ? 'page' : undefined}
              tabIndex={at >= shown.length ? -1 : undefined}
            >
              {area.label}
            </Link>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <UnstyledButton
              className={classes.link}
              data-more
              data-current={hidden.some(({ area }) => area === current) || undefined}
            >
              More <VisuallyHidden>areas</VisuallyHidden>
              <IconChevronDown size={14} />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {hidden.map(({ area, label, path, icon: Icon }) => (
              <Menu.Item key={area} component={Link} to={path} leftSection={<Icon size={16} stroke={1.75} />}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </nav>
  );
}
