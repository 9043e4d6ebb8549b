import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { create } from 'zustand';
import classes from './security-list.module.css';

const useCodes = create<{ codes: readonly string[] }>(() => ({ codes: [] }));

/** Shows new recovery codes, once. Does nothing if there are none. */
export function showRecoveryCodes(codes: readonly string[]): void {
  if (codes.length > 0) useCodes.setState({ codes });
}

/** The dialog of new recovery codes, with ways to save them. */
export function RecoveryCodes() {
  const codes = useCodes((state) => state.codes);
  const close = (): void => useCodes.setState({ codes: [] });
  return (
    <Modal
      opened={codes.length > 0}
      onClose={close}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title="Your recovery codes"
      size="28rem"
    >
      <Stack gap="md">
        <Text size="sm">
          Each of these codes works once in place of your second factor. They are not shown again. Keep them somewhere
          other than your phone.
        </Text>
        <ul className={classes.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group>
          <Button variant="default" leftSection={<IconDownload size={16} />} onClick={() => download(codes)}>
            Download
          </Button>
          <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => print(codes)}>
            Print
          </Button>
        </Group>
        <Button onClick={close} data-autofocus>
          I have saved them
        </Button>
      </Stack>
    </Modal>
  );
}

function textOf(codes: readonly string[]): string {
  return `Recovery codes for Salus\nEach works once.\n\n${codes.join('\n')}\n`;
}

function download(codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([textOf(codes)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'salus-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
}

function print(codes: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) return;
  const text = page.createElement('pre');
  text.textContent = textOf(codes);
  page.body.append(text);
  frame.contentWindow?.print();
  setTimeout(() => frame.remove(), 60_000);
}
