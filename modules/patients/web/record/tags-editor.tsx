import { Button, Checkbox, Group, Modal, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { hasCode } from '#kit/api/api-error.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadLines } from '#kit/feedback/read-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { foldName } from '../../rules/index.ts';
import type { PatientRow } from '../patient-row.ts';
import { PatientTagChoicesDocument, UpdatePatientTagsDocument } from '../registration.operations.gen.ts';
import { TagChips } from './tag-chips.tsx';
import { RecordPanel } from './record-panel.tsx';
import classes from './record.module.css';

/** The tags of a patient, with a dialog to choose them from the clinic's list. */
export function TagsEditor({ patientId }: { patientId: string }) {
  const [open, setOpen] = useState(false);
  const mayChange = can('patients.edit');
  return (
    <RecordPanel
      patientId={patientId}
      title="Tags"
      add={mayChange ? { label: 'Edit tags', run: () => setOpen(true) } : undefined}
    >
      {({ patient_tags: tags }) => (
        <div className={classes.padded}>
          {tags.length === 0 ? <span className={classes.facts}>No tags</span> : <TagChips tags={tags} />}
          {open && <TagsDialog patientId={patientId} tags={tags} onClose={() => setOpen(false)} />}
        </div>
      )}
    </RecordPanel>
  );
}

interface TagsDialogProps {
  patientId: string;
  tags: PatientRow['patient_tags'];
  onClose: () => void;
}

function TagsDialog({ patientId, tags, onClose }: TagsDialogProps) {
  const phone = usePhone();
  const choices = useApiQuery(PatientTagChoicesDocument, { patientId }, { quiet: true });
  const [was, setWas] = useState(() => tags.map(({ tag }) => tag));
  const [chosen, setChosen] = useState(was);
  const [text, setText] = useState('');
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState(false);
  const all = choices.data?.search_tags ?? [];
  const shown = all.filter(({ tag }) => foldName(tag).includes(foldName(text)));
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const chosenTags = all.filter(({ tag }) => chosen.includes(tag));
      await request(UpdatePatientTagsDocument, {
        patientId,
        was,
        tags: chosenTags.map(({ tag, color }) => ({ tag, color_hex: color })),
      });
      toast.success('Update patient tags success');
      onClose();
    } catch (error) {
      if (hasCode(error, 'STALE_VERSION')) {
        setWas(tags.map(({ tag }) => tag));
        setConflict(true);
      } else reportError(error);
    }
    refreshQueries('registration', 'PatientById');
    setSaving(false);
  };
  return (
    <Modal opened onClose={onClose} title="Tags" fullScreen={phone} closeButtonProps={{ 'aria-label': 'Close' }}>
      {conflict && (
        <Notice>Someone else changed these tags since you opened them. Save again to overwrite them.</Notice>
      )}
      <ReadLines read={choices} label="Tags" lines={4}>
        {() =>
          all.length === 0 && (
            <p role="status" className={classes.facts}>
              No tags yet. An administrator can create them in the settings.
            </p>
          )
        }
      </ReadLines>
      {all.length > 8 && (
        <TextInput
          label="Find a tag"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          mb="sm"
          data-autofocus
        />
      )}
      <Checkbox.Group value={chosen} onChange={setChosen} aria-label="Tags">
        <div className={classes.tags}>
          {shown.map(({ tag, color }) => (
            <Checkbox
              key={tag}
              value={tag}
              label={
                <>
                  <span className={classes.dot} style={{ background: color }} />
                  {tag}
                </>
              }
            />
          ))}
          {all.length > 0 && shown.length === 0 && <span className={classes.facts}>No matching tags</span>}
        </div>
      </Checkbox.Group>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => void save()} loading={saving} disabled={all.length === 0}>
          Save
        </Button>
      </Group>
    </Modal>
  );
}
