import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { saveFile } from '#kit/table/export/save-file.ts';

interface ExportFaxesProps {
  list: 'sent' | 'received';
  state: string | null;
  text: string;
}

/** The button that saves a list of faxes, with its search and status, as CSV. */
export function ExportFaxes({ list, state, text }: ExportFaxesProps) {
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const query = new URLSearchParams({ text, state: state ?? '' });
      saveFile(await requestFile(`/api/fax/${list}.csv?${query}`), `faxes-${list}.csv`);
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      loading={busy}
      onClick={() => void save()}
    >
      Export CSV
    </Button>
  );
}
