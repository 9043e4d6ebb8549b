import { Text, Textarea } from '@mantine/core';
import {
  fillTemplate,
  notificationLimits,
  smsLength,
  templateVariables,
  unknownVariables,
  type TemplateValues,
} from '../../rules/index.ts';
import classes from './notifications.module.css';

interface MessageFieldProps {
  value: string;
  onChange: (text: string) => void;
  isSms: boolean;
  values: TemplateValues;
  error?: string;
  /** Hint of an optional Spanish text: what is sent if it is blank. */
  spanish?: string;
}

/** The text of a message with its variables, a preview, and the length of a text message. */
export function MessageField({ value, onChange, isSms, values, error, spanish }: MessageFieldProps) {
  const unknown = unknownVariables(value);
  const preview = fillTemplate(value, values);
  const { characters, segments } = smsLength(preview);
  const names = Object.keys(templateVariables).map((name) => `{${name}}`);
  return (
    <div>
      <Textarea
        label={spanish === undefined ? 'Message' : 'Message in Spanish'}
        lang={spanish === undefined ? undefined : 'es'}
        withAsterisk={spanish === undefined}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={notificationLimits.message}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        description={spanish ?? `Variables: ${names.join(', ')}`}
        error={unknown.length > 0 ? `Unknown variables: ${unknown.map((name) => `{${name}}`).join(', ')}` : error}
      />
      {value.trim() !== '' && (
        <div className={classes.preview} aria-live="polite">
          <Text size="xs" c="dimmed">
            Preview{isSms && ` · about ${characters} characters, ${segments === 1 ? '1 text' : `${segments} texts`}`}
          </Text>
          <Text size="sm" className={classes.previewText}>
            {preview}
          </Text>
        </div>
      )}
    </div>
  );
}
