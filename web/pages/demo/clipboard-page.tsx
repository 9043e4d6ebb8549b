import { Button, Group, Text, TextInput } from '@mantine/core';
import { IconClipboard, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';

/** /demo/clipboard: copy and paste. */
export function ClipboardPage() {
  const [text, setText] = useState('Salus');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('Copied');
    } catch {
      toast.warning('The browser does not let this page write to the clipboard.');
    }
  };
  const paste = async (): Promise<void> => {
    try {
      setText(await navigator.clipboard.readText());
    } catch {
      toast.warning('The browser does not let this page read the clipboard. Press Ctrl or ⌘ with V in the field.');
    }
  };
  return (
    <Page>
      <PageHeader title="Clipboard" />
      <Panel>
        <Text size="sm" c="dimmed" mb="sm">
          What is copied here is there for every program of this computer: never a whole record.
        </Text>
        <Group gap="xs" align="flex-end">
          <TextInput label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
          <Button leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
            Copy
          </Button>
          <Button variant="default" leftSection={<IconClipboard size={16} />} onClick={() => void paste()}>
            Paste
          </Button>
        </Group>
      </Panel>
    </Page>
  );
}
