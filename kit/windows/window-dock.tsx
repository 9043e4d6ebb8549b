import { UnstyledButton } from '@mantine/core';
import { IconAppWindow, IconX } from '@tabler/icons-react';
import { askToCloseWindow, restoreWindow, useOpenWindows, useWindowFaces } from './open-windows.ts';
import classes from './window-dock.module.css';

/** The windows that are put away, at the bottom of the page: a press brings one back, its cross closes it. */
export function WindowDock() {
  const put = useOpenWindows((state) => state.windows).filter(({ minimised }) => minimised);
  const faces = useWindowFaces((state) => state.faces);
  if (put.length === 0) return null;
  return (
    <nav aria-label="Minimised windows">
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
