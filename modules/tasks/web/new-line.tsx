import { TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

interface NewLineProps {
  label: string;
  placeholder: string;
  /** Returns whether it was added; otherwise the text stays. */
  onAdd: (text: string) => Promise<boolean>;
  /** The error for Enter without text. */
  blank?: string;
  /** From the surrounding form: text not confirmed with Enter is added before the form is saved. */
  beforeSave?: (finish: () => boolean) => () => void;
}

/** An input that adds a line on Enter. */
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
