import { ActionIcon, Button, Input } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDeviceDesktop,
  IconFolders,
  IconReportMedical,
  IconX,
} from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { requestFile } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { can } from '#kit/session/viewer.ts';
import { DriveBrowser, readDocument } from '#messages/web';
import { faxLimits } from '../../rules/index.ts';
import classes from '../fax.module.css';
import { ChartPapers } from './chart-papers.tsx';

/** A file of a fax. */
export interface Paper {
  id: string;
  name: string;
  /** A promise while it is fetched. */
  blob: Blob | Promise<Blob>;
  /** Of a document of the chart: its name and version. */
  key?: string | undefined;
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
  const [isChartOpen, setChartOpen] = useState(false);
  const add = (name: string, blob: Blob): void => onChange((now) => [...now, { id: crypto.randomUUID(), name, blob }]);
  // Listed at once, so that a preview waits for it; removed if it can't be read.
  const addFetched = (name: string, blob: Promise<Blob>, key?: string): void => {
    const id = crypto.randomUUID();
    onChange((now) => [...now, { id, name, blob, key }]);
    blob.catch((error: unknown) => {
      onChange((now) => now.filter((one) => one.id !== id));
      reportError(error);
    });
  };
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
        {patientId !== null && (
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isChartOpen}
            leftSection={<IconReportMedical size={16} stroke={1.75} />}
            onClick={() => setChartOpen((open) => !open)}
          >
            From the chart
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
      {patientId !== null && isChartOpen && (
        <ChartPapers
          patientId={patientId}
          onChoose={(chosen) => {
            setChartOpen(false);
            for (const { key, title, path } of chosen) addFetched(title, requestFile(path), key);
          }}
        />
      )}
      {isDriveOpen && (
        <div className={classes.drive}>
          <Suspense>
            <DriveBrowser
              onChoose={(file) => {
                setDriveOpen(false);
                addFetched(file.name, readDocument(file));
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
