import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { requestRest } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';

/** A PDF to upload as a clinic handout; with a version, it replaces an existing one. */
interface PdfUpload {
  id: string;
  title: string;
  file: File;
  version?: number;
}

/** Uploads a PDF as a clinic handout. */
export async function bringPdf({ id, title, file, version }: PdfUpload): Promise<void> {
  const body = new FormData();
  body.append('file', file, file.name);
  const query = new URLSearchParams({ id, title, ...(version !== undefined && { version: String(version) }) });
  await requestRest(`/api/chart/handouts?${query}`, { method: 'POST', body });
  toast.success(`${file.name} uploaded successfully`);
  refreshQueries('chart', 'Handouts');
}

/** Returns the default title of a handout: its file name without extension. */
export function titleOf({ name }: File): string {
  return (
    name
      .replace(/\.pdf$/i, '')
      .replaceAll(/[_\s]+/g, ' ')
      .trim()
      .slice(0, 120) || 'Handout'
  );
}

/** A button that selects a PDF. */
export function UploadPdf({ label, onFile }: { label: string; onFile: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    setBusy(true);
    onFile(file)
      .catch(reportError)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.75} />}
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,application/pdf"
        aria-label={`${label}: file`}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
