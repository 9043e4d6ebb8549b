import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Group, NumberInput, Select, SimpleGrid, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import {
  isBuiltIn,
  notificationLimits,
  notificationMessages,
  unknownVariables,
  type Notification,
  type NotificationMethod,
  type TemplateValues,
} from '../../rules/index.ts';
import { MessageField } from './message-field.tsx';
import { methodChoices, SAMPLE_TIME_IN_SPANISH } from './notification-words.ts';
import classes from './notifications.module.css';

interface NotificationFormProps {
  kind: 'confirmation' | 'reminder';
  begun: Notification | null;
  values: TemplateValues;
  reminderText: string;
  /** The Spanish text of the category's template; '' if it has none. */
  reminderSpanish: string;
  /** Returns the reason why it duplicates another one, or null. */
  isTwice: (next: Notification) => string | null;
  onSave: (next: Notification) => boolean;
  onCancel: () => void;
  /** From the surrounding form: saving that form saves an open notification first. */
  beforeSave: ApiForm<unknown>['beforeSave'];
}

/** The form of one notification. A reminder's time is in hours or days of 24 hours. */
export function NotificationForm(props: NotificationFormProps) {
  const { begun, values, onCancel, beforeSave } = props;
  const isReminder = props.kind === 'reminder';
  const typed = useTypedNotification(props);
  const { twice, failures, save } = typed;
  const element = useRef<HTMLFieldSetElement | null>(null);
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
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
              value={typed.time}
              onChange={typed.setTime}
              error={typed.isTimeWrong ? 'From 1 hour to 90 days' : twice !== null}
            />
            <Select
              label="Unit"
              withAsterisk
              data={[
                { value: 'hour', label: 'Hours' },
                { value: 'day', label: 'Days' },
              ]}
              value={typed.unit}
              onChange={typed.setUnit}
              allowDeselect={false}
              checkIconPosition="right"
            />
          </>
        )}
        <Select
          label="Method"
          withAsterisk
          data={methodChoices}
          value={typed.method}
          onChange={typed.setMethod}
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
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <MessageField
          value={typed.message}
          onChange={typed.setMessage}
          isSms={typed.method === 'sms'}
          values={values}
          error={typed.isMessageMissing ? 'Enter a message' : undefined}
        />
        <MessageField
          value={typed.spanish}
          onChange={typed.setSpanish}
          isSms={typed.method === 'sms'}
          values={{ ...values, time: SAMPLE_TIME_IN_SPANISH }}
          spanish={
            isBuiltIn(typed.message)
              ? 'Leave blank to send the standard Spanish text'
              : 'Leave blank to send the English text'
          }
        />
      </SimpleGrid>
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

/** The fields of a notification with their errors; `save` returns whether it succeeded. */
function useTypedNotification({ kind, begun, reminderText, reminderSpanish, isTwice, onSave }: NotificationFormProps) {
  const isReminder = kind === 'reminder';
  const hours = begun?.hours_before_appointment ?? 24;
  const isDays = hours % 24 === 0;
  const [method, setMethod] = useState<string | null>(begun?.notification_method ?? 'email');
  const [time, setTime] = useState<number | string>(isDays ? hours / 24 : hours);
  const [unit, setUnit] = useState<string | null>(isDays ? 'day' : 'hour');
  const [message, setMessage] = useState(
    begun?.message_template ?? (isReminder ? reminderText : notificationMessages.confirmationText),
  );
  const [spanish, setSpanish] = useState(begun?.message_template_es ?? (isReminder ? reminderSpanish : ''));
  const [isTried, setTried] = useState(false);
  const [twice, setTwice] = useState<string | null>(null);
  const [failures, setFailures] = useState(0);
  const total = Number(time) * (unit === 'day' ? notificationLimits.hoursOfDay : 1);
  const isTimed = !isReminder || (Number.isInteger(total) && total >= 1 && total <= notificationLimits.hours);
  const save = (): boolean => {
    setTried(true);
    if (method === null || message.trim() === '' || !isTimed) {
      toast.error(isReminder ? notificationMessages.reminder : notificationMessages.confirmation);
      setFailures((count) => count + 1);
      return false;
    }
    if (unknownVariables(`${message} ${spanish}`).length > 0) {
      setFailures((count) => count + 1);
      return false;
    }
    const next: Notification = {
      notification_type: isReminder ? 'reminder' : 'initial_confirmation',
      notification_method: method as NotificationMethod,
      subject: isReminder ? notificationMessages.reminderSubject : notificationMessages.confirmationSubject,
      message_template: message.trim(),
      message_template_es: spanish.trim(),
      hours_before_appointment: isReminder ? total : null,
    };
    const why = isTwice(next);
    setTwice(why);
    if (why === null) return onSave(next);
    setFailures((count) => count + 1);
    return false;
  };
  return {
    method,
    setMethod,
    time,
    setTime,
    unit,
    setUnit,
    message,
    setMessage,
    spanish,
    setSpanish,
    isTimeWrong: isTried && !isTimed,
    isMessageMissing: isTried && message.trim() === '',
    twice,
    failures,
    save,
  };
}
