import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { ActionIcon, Button, Group, NumberInput, Select, Switch, Text } from '@mantine/core';
import { IconBell, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import {
  notificationLimits,
  notificationMessages,
  ruleOf,
  unknownVariables,
  type Notification,
  type NotificationMethod,
  type TemplateValues,
} from '../../rules/index.ts';
import { MessageField } from './message-field.tsx';
import { methodChoices, methodNames, saidTwice, sampleValues, whenWords } from './notification-words.ts';
import classes from './notifications.module.css';

interface NotificationsEditorProps {
  value: readonly Notification[];
  onChange: (next: Notification[]) => void;
  /** What a preview fills in. */
  values?: TemplateValues;
  /** Whether the patient can be reached that way; tells it where not. */
  admit?: (method: NotificationMethod) => boolean;
  /** What a new reminder begins with: the category's, else Salus's own words. */
  template?: string | null | undefined;
  /** The form's: what is still open here when it is saved is taken over first. */
  beforeSave: ApiForm<unknown>['beforeSave'];
  /** Whether it was just asked for: the keyboard goes on in it. */
  wasOpened?: boolean;
}

/** What a patient is told: a confirmation that is on or off, and reminders, each by its way and with its message. */
export function NotificationsEditor(props: NotificationsEditorProps) {
  const { value, onChange, values = sampleValues, admit, template, beforeSave, wasOpened = false } = props;
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
          {value.map((one) => {
            const name = `${one.notification_type === 'reminder' ? 'Reminder' : 'Confirmation'}, ${whenWords(one).toLowerCase()}, ${methodNames[one.notification_method]}`;
            return (
              <li key={ruleOf(one)} className={classes.row}>
                <IconBell size={16} stroke={1.75} aria-hidden />
                <div className={classes.what}>
                  <Text size="sm">
                    {one.notification_type === 'reminder' ? 'Reminder' : 'Confirmation'} · {whenWords(one)} ·{' '}
                    {methodNames[one.notification_method]}
                  </Text>
                  <Text size="xs" c="dimmed" className={classes.cut}>
                    {one.message_template}
                  </Text>
                </div>
                <ActionIcon aria-label={`Edit: ${name}`} onClick={() => edit(one)}>
                  <IconPencil size={16} stroke={1.75} />
                </ActionIcon>
                <ActionIcon
                  aria-label={`Remove: ${name}`}
                  onClick={() => {
                    onChange(value.filter((other) => other !== one));
                    goTo('list');
                  }}
                >
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      {editing !== null && (
        <NotificationForm
          key={`${editing} ${changed === null ? '' : ruleOf(changed)}`}
          kind={editing}
          begun={changed}
          values={values}
          reminderText={template?.trim() ? template.trim() : notificationMessages.reminderText}
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

type Place = 'form' | 'list' | 'start';

// Where the keyboard goes on: in the form that opens, or else where it was left without a place.
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

interface NotificationFormProps {
  kind: 'confirmation' | 'reminder';
  begun: Notification | null;
  values: TemplateValues;
  reminderText: string;
  /** Why it can't stand beside the others; null where it can. */
  isTwice: (next: Notification) => string | null;
  onSave: (next: Notification) => boolean;
  onCancel: () => void;
  beforeSave: NotificationsEditorProps['beforeSave'];
}

/** One notification as it is typed: a reminder's time by hours or days, a day being 24 hours. */
function NotificationForm({
  kind,
  begun,
  values,
  reminderText,
  isTwice,
  onSave,
  onCancel,
  beforeSave,
}: NotificationFormProps) {
  const isReminder = kind === 'reminder';
  const hours = begun?.hours_before_appointment ?? 24;
  const isDays = hours % 24 === 0;
  const [method, setMethod] = useState<string | null>(begun?.notification_method ?? 'email');
  const [time, setTime] = useState<number | string>(isDays ? hours / 24 : hours);
  const [unit, setUnit] = useState<string | null>(isDays ? 'day' : 'hour');
  const [message, setMessage] = useState(
    begun?.message_template ?? (isReminder ? reminderText : notificationMessages.confirmationText),
  );
  const [isTried, setTried] = useState(false);
  const [twice, setTwice] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFieldSetElement | null>(null);
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  const total = Number(time) * (unit === 'day' ? notificationLimits.hoursOfDay : 1);
  const isTimed = !isReminder || (Number.isInteger(total) && total >= 1 && total <= notificationLimits.hours);
  const save = (): boolean => {
    setTried(true);
    if (method === null || message.trim() === '' || !isTimed) {
      toast.error(isReminder ? notificationMessages.reminder : notificationMessages.confirmation);
      setFailures((count) => count + 1);
      return false;
    }
    if (unknownVariables(message).length > 0) {
      setFailures((count) => count + 1);
      return false;
    }
    const next: Notification = {
      notification_type: isReminder ? 'reminder' : 'initial_confirmation',
      notification_method: method as NotificationMethod,
      subject: isReminder ? notificationMessages.reminderSubject : notificationMessages.confirmationSubject,
      message_template: message.trim(),
      hours_before_appointment: isReminder ? total : null,
    };
    const why = isTwice(next);
    setTwice(why);
    if (why === null) return onSave(next);
    setFailures((count) => count + 1);
    return false;
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const [ask] = useState(() => beforeSave);
  useEffect(() => ask(() => latest.current()), [ask]);
  return (
    <fieldset ref={element} className={classes.block} aria-label={isReminder ? 'Reminder' : 'Confirmation'}>
      <div className={classes.fields}>
        {isReminder && (
          <>
            <NumberInput
              label="Time before"
              withAsterisk
              min={1}
              max={notificationLimits.hours}
              allowDecimal={false}
              allowNegative={false}
              value={time}
              onChange={setTime}
              error={isTried && !isTimed ? 'From 1 hour to 90 days' : twice !== null}
            />
            <Select
              label="Unit"
              withAsterisk
              data={[
                { value: 'hour', label: 'Hours' },
                { value: 'day', label: 'Days' },
              ]}
              value={unit}
              onChange={setUnit}
              allowDeselect={false}
              checkIconPosition="right"
            />
          </>
        )}
        <Select
          label="Method"
          withAsterisk
          data={methodChoices}
          value={method}
          onChange={setMethod}
          allowDeselect={false}
          checkIconPosition="right"
          error={twice !== null}
        />
      </div>
      {twice !== null && (
        <Text size="sm" role="alert" c="var(--mantine-color-error)">
          {twice}
        </Text>
      )}
      <MessageField
        value={message}
        onChange={setMessage}
        isSms={method === 'sms'}
        values={values}
        error={isTried && message.trim() === '' ? 'Please write a message' : undefined}
      />
      <Group justify="end" gap="xs">
        <Button size="compact-md" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="compact-md" onClick={save}>
          {isReminder ? (begun === null ? 'Add reminder' : 'Save reminder') : 'Save confirmation'}
        </Button>
      </Group>
    </fieldset>
  );
}
