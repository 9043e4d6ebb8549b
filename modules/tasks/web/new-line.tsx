import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

interface NewLineProps {
  label: string;
  placeholder: string;
  /** Answers whether it was taken; the text stays where it was not. */
  onAdd: (text: string) => Promise<boolean>;
  /** Said beside it where Enter is pressed with nothing typed. */
  blank?: string;
  /** Of the form that it stands in: what was typed without Enter is added before the form is saved. */
  beforeSave?: (finish: () => boolean) => () => void;
}

/** A line that is typed and added with Enter. */
export function NewLine({ label, placeholder, onAdd, blank, beforeSave }: NewLineProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    if (text.trim() === '') {
      setProblem(blank ?? null);
      return;
    }
    setBusy(true);
    if (await onAdd(text)) setText('');
    setBusy(false);
  };
  useEffect(() =>
    beforeSave?.(() => {
      if (text.trim() !== '') void add();
      return true;
    }),
  );
  return (
    <TextInput
      aria-label={label}
      placeholder={placeholder}
      value={text}
      readOnly={isBusy}
      error={problem}
      maxLength={500}
      leftSection={<IconPlus size={16} stroke={1.75} />}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setProblem(null);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        void add();
      }}
    />
  );
}
