import { UnstyledButton } from '@mantine/core';
import { IconAppWindow, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { askToCloseWindow, restoreWindow, useOpenWindows, useWindowFaces } from './open-windows.ts';
import classes from './window-dock.module.css';

/** The minimized windows at the bottom of the page: a click restores one, its close button closes it. */
export function WindowDock() {
  const put = useOpenWindows((state) => state.windows).filter(({ minimised }) => minimised);
  const faces = useWindowFaces((state) => state.faces);
  const shown = put.length > 0;
  // Fixed elements at the bottom of the page are placed above the dock.
  useEffect(() => {
    if (!shown) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--salus-dock', 'calc(var(--salus-control) + 0.625rem)');
    return () => void style.removeProperty('--salus-dock');
  }, [shown]);
  if (!shown) return null;
  return (
    <nav aria-label="Minimized windows">
      <ul className={classes.dock}>
        {put.map(({ id }) => {
          const title = faces[id]?.title ?? 'Window';
          return (
            <li key={id} className={classes.item}>
              <UnstyledButton className={classes.restore} onClick={() => restoreWindow(id)} title={title}>
                <IconAppWindow size={16} stroke={1.75} />
                <span>{title}</span>
              </UnstyledButton>
              <UnstyledButton
                className={classes.close}
                aria-label={`Close ${title}`}
                onClick={() => {
                  restoreWindow(id);
                  askToCloseWindow(id);
                }}
              >
                <IconX size={14} />
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
