import '@mantine/core/styles/Combobox.layer.css';
import { ActionIcon, Button, Input, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconDeviceDesktop, IconFolders, IconX } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { can } from '#kit/session/viewer.ts';
import { DriveBrowser, readDocument } from '#messages/web';
import { faxLimits } from '../../rules/index.ts';
import classes from '../fax.module.css';
import { FaxableDocumentsDocument } from '../message.operations.gen.ts';

/** A file of a fax. */
export interface Paper {
  id: string;
  name: string;
  blob: Blob;
}

interface PapersFieldProps {
  papers: readonly Paper[];
  onChange: (change: (papers: readonly Paper[]) => readonly Paper[]) => void;
  error: string | null;
  /** The patient whose documents can be chosen; null for none. */
  patientId: string | null;
}

const TAKEN = ['application/pdf', 'image/jpeg', 'image/png'];

/** The files of a fax, in order: from this computer, the drive, or the patient's chart. */
export function PapersField({ papers, onChange, error, patientId }: PapersFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [isDriveOpen, setDriveOpen] = useState(false);
  const add = (name: string, blob: Blob): void => onChange((now) => [...now, { id: crypto.randomUUID(), name, blob }]);
  const fetchPaper = (name: string, what: Parameters<typeof readDocument>[0]): void =>
    void readDocument(what)
      .then((blob) => add(name, blob))
      .catch(reportError);
  const move = (at: number, by: number): void =>
    onChange((now) => {
      const next = [...now];
      const [one] = next.splice(at, 1);
      next.splice(at + by, 0, one!);
      return next;
    });
  return (
    <Input.Wrapper label="Pages" labelElement="div" withAsterisk error={error}>
      <div className={classes.actions}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconDeviceDesktop size={16} stroke={1.75} />}
          onClick={() => input.current?.click()}
        >
          From this computer
        </Button>
        {can('messages.use') && (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isDriveOpen}
            leftSection={<IconFolders size={16} stroke={1.75} />}
            onClick={() => setDriveOpen((open) => !open)}
          >
            From the drive
          </Button>
        )}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files on this computer"
          accept={TAKEN.join(',')}
          onChange={({ currentTarget }) => {
            for (const file of currentTarget.files ?? []) {
              const problem = fileProblem(file);
              if (problem === null) add(file.name, file);
              else toast.error(problem, { title: `${file.name} was not added` });
            }
            currentTarget.value = '';
          }}
        />
      </div>
      {patientId !== null && can('messages.documents') && (
        <DocumentSelect patientId={patientId} onChoose={(id, title) => fetchPaper(title, { document: id })} />
      )}
      {isDriveOpen && (
        <div className={classes.drive}>
          <Suspense>
            <DriveBrowser
              onChoose={(subfolder, name) => {
                setDriveOpen(false);
                fetchPaper(name, { file_name: name, subfolder });
              }}
            />
          </Suspense>
        </div>
      )}
      <ol className={classes.list} aria-label="Page order">
        {papers.map(({ id, name }, at) => (
          <li key={id}>
            <span className={classes.what}>{name}</span>
            <span className={classes.actions}>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={at === 0}
                aria-label={`Move ${name} up`}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                disabled={at === papers.length - 1}
                aria-label={`Move ${name} down`}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${name}`}
                onClick={() => onChange((now) => now.filter((one) => one.id !== id))}
              >
                <IconX size={16} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ol>
    </Input.Wrapper>
  );
}

// Known before the upload: the connection would be closed in the middle of it.
function fileProblem({ size, type }: File): string | null {
  if (size === 0) return 'This file is empty. Choose another file.';
  if (size > faxLimits.fileBytes) return 'A file can have at most 20 MB.';
  return TAKEN.includes(type) ? null : 'Choose a PDF, JPEG or PNG.';
}

function DocumentSelect({ patientId, onChoose }: { patientId: string; onChoose: (id: string, title: string) => void }) {
  const { data } = useApiQuery(FaxableDocumentsDocument, { patientId }, { quiet: true });
  const documents = (data?.patientDocuments ?? []).filter(({ type }) => TAKEN.includes(type));
  if (documents.length === 0) return null;
  return (
    <Select
      mt="xs"
      aria-label="Chart document"
      placeholder="From the patient’s chart"
      searchable
      value={null}
      data={documents.map(({ id, title, document_type: kind, document_day: day }) => ({
        value: id,
        label: `${title} · ${kind}, ${formatDay(day)}`,
      }))}
      onChange={(id) => {
        const one = documents.find((document) => document.id === id);
        if (one !== undefined) onChoose(one.id, one.title);
      }}
    />
  );
}
