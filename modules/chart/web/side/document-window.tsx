import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { ChartNoteByIdDocument } from '../chart.operations.gen.ts';
import { openPdf } from '#kit/api/open-pdf.ts';
import classes from '../side.module.css';

/** The document window (specification 2 §9: 605 by 705): a file attached to a note, or a handout. */
export function DocumentWindow({ input, onClose }: WindowContentProps) {
  const { noteId, handoutId, path, type, title } = input;
  const print = handoutId == null ? null : `/api/chart/notes/${noteId}/handouts/${handoutId}.pdf`;
  return (
    <FloatingWindow
      title={title ?? 'Document'}
      width={605}
      height={705}
      onClose={onClose}
      footer={
        print !== null && (
          <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => openPdf(print)}>
            Print
          </Button>
        )
      }
    >
      {path != null && <FileContent path={path} type={type ?? ''} title={title ?? ''} />}
      {handoutId != null && <HandoutContent noteId={noteId ?? ''} handoutId={handoutId} />}
    </FloatingWindow>
  );
}

function HandoutContent({ noteId, handoutId }: { noteId: string; handoutId: string }) {
  const read = useApiQuery(ChartNoteByIdDocument, { id: noteId }, { quiet: true });
  return (
    <ReadState read={read} label="Handout">
      {({ chart_note_find_many: [note] }) => {
        const handout = note?.handouts.find(({ id }) => id === handoutId);
        return <p className={classes.plain}>{handout?.text ?? 'This handout was removed from the note.'}</p>;
      }}
    </ReadState>
  );
}

function FileContent({ path, type, title }: { path: string; type: string; title: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['file', path],
    queryFn: ({ signal }) => requestFile(path, signal),
    retry: false,
    meta: { quiet: true },
  });
  const [shown, setShown] = useState<FileView | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    if (type.startsWith('text/')) {
      let open = true;
      void data.text().then((text) => open && setShown({ text }));
      return () => {
        open = false;
      };
    }
    const url = URL.createObjectURL(new Blob([data], { type }));
    setShown({ url });
    return () => URL.revokeObjectURL(url);
  }, [data, type]);
  return (
    <ReadState read={{ data: shown ?? undefined, error, refetch }} label="File">
      {(file) => <ShownFile file={file} type={type} title={title} />}
    </ReadState>
  );
}

type FileView = { url: string } | { text: string };

function ShownFile({ file, type, title }: { file: FileView; type: string; title: string }) {
  if ('text' in file) return <p className={classes.plain}>{file.text}</p>;
  if (type.startsWith('image/')) return <img className={classes.picture} src={file.url} alt={title} />;
  // An iframe, since the page's policy blocks plug-ins such as object.
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame; the server has checked the file type
  return <iframe className={classes.document} src={file.url} title={title} />;
}
