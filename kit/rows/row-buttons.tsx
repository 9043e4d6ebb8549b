import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPlus, IconTrash } from '@tabler/icons-react';
import { Children, type ReactNode } from 'react';
import type { Icon } from '../module/web-module.ts';
import classes from './row-list.module.css';

interface RowButtonProps {
  /** The name of the row, for screen readers: "Cancel" becomes "Cancel Rx Lisinopril". */
  of: string;
  icon?: Icon;
  busy?: boolean;
  disabled?: boolean;
  onClick: () => void;
  /** A verb. */
  children: string;
}

/** A button of a row. Use one or two; put the others into a RowMenu. */
export function RowButton({ of, icon: Icon, busy = false, disabled = false, onClick, children }: RowButtonProps) {
  return (
    <Button
      className={classes.button}
      size="compact-sm"
      variant="default"
      aria-label={`${children} ${of}`}
      leftSection={Icon && <Icon size={14} stroke={1.75} />}
      loading={busy}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

interface RowIconProps {
  /** The full name, for screen readers: "Move Pulse up". */
  label: string;
  icon: Icon;
  disabled?: boolean;
  onClick: () => void;
}

/** An icon button of a row, e.g. a trash can. */
export function RowIcon({ label, icon: Icon, disabled = false, onClick }: RowIconProps) {
  return (
    <ActionIcon
      className={classes.button}
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={16} stroke={1.75} />
    </ActionIcon>
  );
}

interface EditDeleteProps {
  of: string;
  /** Each is omitted if the user may not do it. */
  onEdit?: () => void;
  onDelete?: () => void;
}

/** The edit and delete buttons that most rows have. */
export function EditDelete({ of, onEdit, onDelete }: EditDeleteProps) {
  return (
    <>
      {onEdit !== undefined && (
        <RowButton of={of} onClick={onEdit}>
          Edit
        </RowButton>
      )}
      {onDelete !== undefined && <RowIcon label={`Delete ${of}`} icon={IconTrash} onClick={onDelete} />}
    </>
  );
}

interface RowMenuProps {
  of: string;
  /** `RowMenuItem`s; without any, the menu is not rendered. */
  children: ReactNode;
}

/** A menu for the less frequent actions of a row. */
export function RowMenu({ of, children }: RowMenuProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon className={classes.button} variant="subtle" color="gray" aria-label={`More for ${of}`}>
          <IconDots size={16} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface RowMenuItemProps {
  icon?: Icon;
  /** Red, for actions that can't be undone. */
  danger?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One entry of a RowMenu. */
export function RowMenuItem({ icon: Icon, danger = false, disabled = false, onClick, children }: RowMenuItemProps) {
  return (
    <Menu.Item
      color={danger ? 'red' : undefined}
      leftSection={Icon && <Icon size={16} stroke={1.75} />}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Menu.Item>
  );
}

interface RowChoiceProps {
  of: string;
  icon?: Icon;
  busy?: boolean;
  /** A verb. */
  label: string;
  choices: readonly { id: string; name: string }[];
  /** Shown if there are no choices. */
  none: string;
  onChoose: (id: string) => void;
}

/** A button of a row that needs a choice: "Bring to room", then the room. */
export function RowChoice({ of, icon: Icon, busy = false, label, choices, none, onChoose }: RowChoiceProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          className={classes.button}
          size="compact-sm"
          variant="default"
          aria-label={`${label} ${of}`}
          leftSection={Icon && <Icon size={14} stroke={1.75} />}
          loading={busy}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.length === 0 && <Menu.Label>{none}</Menu.Label>}
        {choices.map(({ id, name }) => (
          <Menu.Item key={id} onClick={() => onChoose(id)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface AddButtonProps {
  /** In the header of a panel instead of a page. */
  small?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** The button that creates a new record: "New template". */
export function AddButton({ small = false, disabled = false, onClick, children }: AddButtonProps) {
  return (
    <Button
      size={small ? 'compact-sm' : undefined}
      variant={small ? 'default' : 'filled'}
      leftSection={<IconPlus size={small ? 14 : 16} stroke={1.75} />}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
