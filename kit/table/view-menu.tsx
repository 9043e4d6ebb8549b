import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { IconBookmark, IconCheck, IconTrash } from '@tabler/icons-react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { toast } from '../feedback/toast.ts';
import classes from './table-tools.module.css';
import { currentName, dropView, type SavedView, saveView, takeView } from './table-view.ts';
import type { TableViewState } from './use-table-view.ts';

interface ViewMenuProps<Row> {
  state: TableViewState<Row>;
  /** What else can be done with a saved view: a button beside its name. */
  action?: (view: SavedView) => ReactNode;
  /** Shown below the saved views, while the menu is open. */
  children?: ReactNode;
}

/** The list's saved views: apply one, save the current one under a name, or delete one (which can be undone). */
export function ViewMenu<Row>({ state, action, children }: ViewMenuProps<Row>) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { views, setViews } = state;
  const current = currentName(views);
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    setViews(saveView(views, name));
    toast.success(`View “${name.trim()}” saved`);
    setName('');
  };
  const drop = (dropped: string): void => {
    setViews(dropView(views, dropped));
    toast.info(`View “${dropped}” deleted`, { action: { label: 'Undo', run: () => setViews(views) } });
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconBookmark size={16} />} onClick={() => setOpen(!open)}>
          {current ?? 'Views'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label="Saved views">
        {views.saved.length === 0 && (
          <p className={classes.hint}>Save the columns, sort order and filters of this list.</p>
        )}
        <ul className={classes.columns}>
          {views.saved.map((view) => (
            <li key={view.name} className={classes.column}>
              <button
                type="button"
                className={classes.choice}
                aria-pressed={view.name === current}
                onClick={() => {
                  setViews(takeView(views, view.name));
                  setOpen(false);
                }}
              >
                <IconCheck size={16} className={classes.check} data-on={view.name === current || undefined} />
                {view.name}
              </button>
              {action?.(view)}
              <ActionIcon size="md" aria-label={`Delete view ${view.name}`} onClick={() => drop(view.name)}>
                <IconTrash size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {children}
        <form onSubmit={save} className={classes.save} aria-label="Save view">
          <Group gap="xs" wrap="nowrap">
            <TextInput
              aria-label="View name"
              placeholder="View name"
              value={name}
              maxLength={60}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="light" disabled={name.trim() === ''}>
              Save
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
