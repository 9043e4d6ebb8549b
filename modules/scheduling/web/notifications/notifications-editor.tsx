import '@mantine/core/styles/Switch.layer.css';
import { ActionIcon, Button, Group, Switch, Text } from '@mantine/core';
import { IconBell, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import {
  notificationLimits,
  notificationMessages,
  ruleOf,
  type Notification,
  type NotificationMethod,
  type TemplateValues,
} from '../../rules/index.ts';
import { NotificationForm } from './notification-form.tsx';
import { methodNames, saidTwice, sampleValues, whenWords } from './notification-words.ts';
import classes from './notifications.module.css';

interface NotificationsEditorProps {
  value: readonly Notification[];
  onChange: (next: Notification[]) => void;
  /** Values of the template variables in the preview. */
  values?: TemplateValues;
  /** Returns whether the patient can be reached through a channel, and shows a message if not. */
  admit?: (method: NotificationMethod) => boolean;
  /** Template of a new reminder: the category's, otherwise Salus's default. */
  template?: string | null | undefined;
  /** The Spanish template. */
  templateInSpanish?: string | null | undefined;
  /** The form's hook: a notification being edited is applied before the form is saved. */
  beforeSave: ApiForm<unknown>['beforeSave'];
  /** True if the user just opened it; it then gets the focus. */
  wasOpened?: boolean;
}

/** A patient's notifications: an optional confirmation, and reminders, each with its channel and message. */
export function NotificationsEditor(props: NotificationsEditorProps) {
  const {
    value,
    onChange,
    values = sampleValues,
    admit,
    template,
    templateInSpanish,
    beforeSave,
    wasOpened = false,
  } = props;
  const [box, goTo] = useNextFocus(wasOpened);
  const confirmation = value.find((one) => one.notification_type === 'initial_confirmation') ?? null;
  const [editing, setEditing] = useState<'confirmation' | 'reminder' | null>(null);
  const put = (next: Notification, replaced: Notification | null): boolean => {
    const others = value.filter((one) => one !== replaced);
    if (admit?.(next.notification_method) === false) return false;
    onChange(
      [...others, next].toSorted(
        (a, b) => (b.hours_before_appointment ?? Infinity) - (a.hours_before_appointment ?? Infinity),
      ),
    );
    setEditing(null);
    goTo('list');
    return true;
  };
  const [changed, setChanged] = useState<Notification | null>(null);
  const edit = (one: Notification): void => {
    setChanged(one);
    setEditing(one.notification_type === 'reminder' ? 'reminder' : 'confirmation');
    goTo('form');
  };
  return (
    <div ref={box} className={classes.editor}>
      <Switch
        label="Confirmation"
        description="Sent when the appointment is booked, and again when it is moved"
        checked={confirmation !== null || editing === 'confirmation'}
        onChange={(event) => {
          if (event.currentTarget.checked) {
            setChanged(null);
            setEditing('confirmation');
          } else {
            setEditing(null);
            onChange(value.filter((one) => one.notification_type !== 'initial_confirmation'));
          }
        }}
      />
      {value.length > 0 && (
        <ul className={classes.list} aria-label="Notifications">
          {value.map((one) => (
            <NotificationRow
              key={ruleOf(one)}
              one={one}
              onEdit={() => edit(one)}
              onRemove={() => {
                onChange(value.filter((other) => other !== one));
                goTo('list');
              }}
            />
          ))}
        </ul>
      )}
      {editing !== null && (
        <NotificationForm
          key={`${editing} ${changed === null ? '' : ruleOf(changed)}`}
          kind={editing}
          begun={changed}
          values={values}
          reminderText={template?.trim() ? template.trim() : notificationMessages.reminderText}
          reminderSpanish={templateInSpanish?.trim() ?? ''}
          isTwice={(next) => saidTwice(value, next, editing === 'confirmation' ? confirmation : changed)}
          onSave={(next) => put(next, editing === 'confirmation' ? confirmation : changed)}
          onCancel={() => {
            setEditing(null);
            goTo('list');
          }}
          beforeSave={beforeSave}
        />
      )}
      {editing === null && value.length < notificationLimits.most && (
        <Group>
          <Button
            size="compact-sm"
            variant="default"
            data-new
            leftSection={<IconPlus size={14} stroke={1.75} />}
            onClick={() => {
              setChanged(null);
              setEditing('reminder');
              goTo('form');
            }}
          >
            New reminder
          </Button>
        </Group>
      )}
    </div>
  );
}

interface NotificationRowProps {
  one: Notification;
  onEdit: () => void;
  onRemove: () => void;
}

function NotificationRow({ one, onEdit, onRemove }: NotificationRowProps) {
  const kind = one.notification_type === 'reminder' ? 'Reminder' : 'Confirmation';
  const name = `${kind}, ${whenWords(one).toLowerCase()}, ${methodNames[one.notification_method]}`;
  return (
    <li className={classes.row}>
      <IconBell size={16} stroke={1.75} aria-hidden />
      <div className={classes.what}>
        <Text size="sm">
          {kind} · {whenWords(one)} · {methodNames[one.notification_method]}
        </Text>
        <Text size="xs" c="dimmed" className={classes.cut}>
          {one.message_template}
        </Text>
      </div>
      <ActionIcon aria-label={`Edit: ${name}`} onClick={onEdit}>
        <IconPencil size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={`Remove: ${name}`} onClick={onRemove}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}

type Place = 'form' | 'list' | 'start';

// The element to focus next: the opened form, or the closest remaining one.
const PLACES: Record<Place, string> = { form: ':scope fieldset input', list: '[data-new]', start: 'input' };

function useNextFocus(wasOpened: boolean): [box: RefObject<HTMLDivElement | null>, goTo: (place: Place) => void] {
  const box = useRef<HTMLDivElement | null>(null);
  const next = useRef<Place | null>(wasOpened ? 'start' : null);
  useEffect(() => {
    const place = next.current;
    next.current = null;
    if (place === null) return;
    const isLost = (document.activeElement ?? document.body) === document.body;
    if (isLost || place === 'form') box.current?.querySelector<HTMLElement>(PLACES[place])?.focus();
  });
  return [box, (place) => (next.current = place)];
}
