import { CloseButton, Input } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { ComposeValues, ForwardedFile } from './compose-values.ts';
import classes from './files-field.module.css';

/** The attachments of a forwarded message, included unless removed. Nothing if there are none. */
export function ForwardedFiles({ form }: { form: ApiForm<ComposeValues> }) {
  const { key, props } = form.field<ForwardedFile[]>('forwarded');
  return <Files key={key} {...props} />;
}

function Files({
  defaultValue = [],
  onChange,
}: {
  defaultValue?: ForwardedFile[];
  onChange: (value: unknown) => void;
}) {
  const [files, setFiles] = useState(defaultValue);
  if (files.length === 0) return null;
  const remove = (id: string): void => {
    const rest = files.filter((file) => file.id !== id);
    setFiles(rest);
    onChange(rest);
  };
  return (
    <Input.Wrapper label="Forwarded" labelElement="div">
      <ul className={classes.files} aria-label="Forwarded files">
        {files.map(({ id, file_name: name }) => (
          <li key={id}>
            <IconPaperclip size={14} />
            <span>{name}</span>
            <CloseButton size="sm" aria-label={`Remove ${name}`} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
    </Input.Wrapper>
  );
}
