import { Button } from '@mantine/core';
import { IconDownload, IconFileUnknown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { previewOf } from '#files/rules';
import { downloadFile } from '../drive-api.ts';
import classes from './document-window.module.css';
import { saveToComputer } from './save-to-computer.ts';

const ConvertedDocument = lazy(() => import('./preview/converted-document.tsx'));

/**
 * Shows a picture, a PDF, a Word document or a text, decrypted in this browser; other types can be saved (specification 2 §9: 605 by
 * 705).
 */
export function DocumentWindow({ input, onClose }: WindowContentProps) {
  const name = input['name'] ?? 'Document';
  const { document, attachment, file_name, subfolder, shared } = input;
  const what =
    document != null
      ? { document }
      : attachment == null
        ? { name: file_name ?? '', subfolder: subfolder ?? '', ...(shared != null && { shared }) }
        : { attachment };
  const read = useQuery({
    queryKey: ['document', what],
    queryFn: () => downloadFile(what),
    meta: { quiet: true },
    gcTime: 0,
    staleTime: 60_000,
  });
  return (
    <FloatingWindow
      title={name}
      onClose={onClose}
      width={605}
      height={705}
      footer={
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          onClick={() => void saveToComputer(name, what)}
        >
          Save to this computer
        </Button>
      }
    >
      <ReadState read={read} label="Document" rows={8}>
        {(blob) => <Shown name={name} blob={blob} />}
      </ReadState>
    </FloatingWindow>
  );
}

function Shown({ name, blob }: { name: string; blob: Blob }) {
  const [url, setUrl] = useState<string | null>(null);
  const [text, setText] = useState<string | null>(null);
  const kind = previewOf(blob.type);
  const isText = kind === 'text';
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    if (isText) void blob.text().then(setText);
    return () => URL.revokeObjectURL(made);
  }, [blob, isText]);
  if (kind === null)
    return (
      <Notice icon={IconFileUnknown}>
        This type of file can’t be shown here. Save it to this computer to open it.
      </Notice>
    );
  if (isText) return <pre className={classes.text}>{text}</pre>;
  if (url === null) return null;
  if (kind === 'docx' || kind === 'heic')
    return (
      <LazyArea>
        <ConvertedDocument name={name} blob={blob} url={url} kind={kind} />
      </LazyArea>
    );
  return kind === 'pdf' ? (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame; the server knew it by its bytes
    <iframe className={classes.frame} src={url} title={name} />
  ) : (
    <img className={classes.picture} src={url} alt={name} />
  );
}
