import { Button, Group, Text, Textarea } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { saveFile } from '#kit/table/export/save-file.ts';
import { smallPdf } from './small-pdf.ts';

/** /demo/pdf: a PDF that is generated on the page, opened in the browser or saved. */
export function PdfPage() {
  const [text, setText] = useState('Bring your insurance card.\nCome ten minutes early.');
  const made = (): Blob => smallPdf('Salus', text.split('\n'));
  const open = (): void => {
    const url = URL.createObjectURL(made());
    if (window.open(url, '_blank') === null) toast.warning('The browser keeps this page from opening a tab.');
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <Page>
      <PageHeader title="PDF" />
      <Panel>
        <Textarea
          label="Text"
          autosize
          minRows={4}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs" mt="sm">
          <Button leftSection={<IconExternalLink size={16} />} onClick={open}>
            Open
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => saveFile(made(), `Salus ${today()}.pdf`)}
          >
            Save
          </Button>
        </Group>
        <Text size="xs" c="dimmed" mt="sm">
          It is made in the browser; nothing is sent.
        </Text>
      </Panel>
    </Page>
  );
}
