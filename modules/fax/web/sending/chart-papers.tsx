import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { formatDay } from '#kit/formats/day.ts';
import type { PatientPaper } from '#kit/module/web-module.ts';
import { webModules } from '#kit/module/web-modules.ts';
import { can } from '#kit/session/viewer.ts';
import classes from '../fax.module.css';
import { FaxableDocumentsDocument } from '../message.operations.gen.ts';

const TAKEN = ['application/pdf', 'image/jpeg', 'image/png'];

interface Group {
  id: string;
  title: string;
  papers: readonly PatientPaper[];
}

interface ChartPapersProps {
  patientId: string;
  onChoose: (papers: readonly PatientPaper[]) => void;
}

/** The patient's notes, results, and documents and letters, to be chosen for a fax; in the order of choosing. */
export function ChartPapers({ patientId, onChoose }: ChartPapersProps) {
  const groups = useGroups(patientId);
  const [chosen, setChosen] = useState<readonly PatientPaper[]>([]);
  const add = (): void => {
    onChoose(chosen);
    setChosen([]);
  };
  return (
    <div className={classes.drive} role="group" aria-label="Chart">
      {groups.map(({ id, title, papers }) => (
        <Checkbox.Group
          key={id}
          label={title}
          className={classes.group}
          value={papers.filter((paper) => chosen.includes(paper)).map(({ key }) => key)}
          onChange={(keys) => setChosen((now) => rechosen(now, papers, keys))}
        >
          {papers.length === 0 && <p className={classes.none}>None</p>}
          {papers.map(({ key, title: label, detail }) => (
            <Checkbox key={key} value={key} label={label} description={detail} mt="xs" />
          ))}
        </Checkbox.Group>
      ))}
      <div className={classes.foot}>
        <Button size="compact-sm" variant="default" disabled={chosen.length === 0} onClick={add}>
          {chosen.length === 0 ? 'Add' : `Add ${chosen.length}`}
        </Button>
      </div>
    </div>
  );
}

/** Removes what is no longer checked in a group, and appends what is now. */
function rechosen(
  now: readonly PatientPaper[],
  group: readonly PatientPaper[],
  keys: readonly string[],
): readonly PatientPaper[] {
  const stays = now.filter((paper) => !group.includes(paper) || keys.includes(paper.key));
  return [...stays, ...group.filter((paper) => keys.includes(paper.key) && !stays.includes(paper))];
}

/** Reads what the modules have of the patient; a group appears when it is loaded. */
function useGroups(patientId: string): readonly Group[] {
  const [groups, setGroups] = useState<readonly (Group & { order: number })[]>([]);
  useEffect(() => {
    let isOpen = true;
    setGroups([]);
    for (const { id, title, order, find } of sources())
      find(patientId).then((papers) => {
        if (isOpen) setGroups((now) => [...now, { id, title, order, papers }].toSorted((a, b) => a.order - b.order));
      }, reportError);
    return () => {
      isOpen = false;
    };
  }, [patientId]);
  return groups;
}

function sources() {
  const documents = {
    id: 'documents',
    title: 'Documents and letters',
    order: 30,
    rule: 'messages.documents',
    find: findDocuments,
  };
  return [...webModules().flatMap(({ papers }) => papers ?? []), documents].filter(({ rule }) => can(rule));
}

async function findDocuments(patientId: string): Promise<PatientPaper[]> {
  const { patientDocuments } = await request(FaxableDocumentsDocument, { patientId });
  return patientDocuments
    .filter(({ type }) => TAKEN.includes(type))
    .map(({ id, title, document_type: kind, document_day: day }) => ({
      key: `document ${id}`,
      title,
      detail: `${kind}, ${formatDay(day)}`,
      path: `/api/documents/${id}`,
    }));
}
