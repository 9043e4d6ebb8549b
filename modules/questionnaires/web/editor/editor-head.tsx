import { Anchor, Button, Group, Menu } from '@mantine/core';
import { IconDeviceMobile, IconDots } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { saveFile } from '#kit/table/export/save-file.ts';
import { CreateQuestionnaireDocument, DeleteQuestionnaireDocument } from '../chart.operations.gen.ts';
import { inputOf } from './edited-questionnaire.ts';
import type { QuestionnaireEditorState } from './use-questionnaire-editor.ts';

const QUESTIONNAIRES: Refreshes = [['chart', 'Questionnaires']];

interface EditorHeadProps {
  editing: QuestionnaireEditorState;
  onShow: (what: 'preview' | 'keep') => void;
}

/** The header of the editor: the questionnaire's status and commands. */
export function EditorHead({ editing, onShow }: EditorHeadProps) {
  const { saved, edited, isDirty, isBusy } = editing;
  const state = saved.published_version == null ? 'Draft' : `Version ${saved.published_version}`;
  return (
    <PageHeader
      title={edited.name || 'Questionnaire'}
      detail={
        <Anchor component={Link} to="/settings/questionnaire" size="sm" underline="always">
          All questionnaires
        </Anchor>
      }
    >
      <Group gap="xs" maw="100%">
        <StatusBadge tone={isDirty || saved.is_changed ? 'warning' : 'success'}>
          {isDirty ? 'Not saved' : saved.is_changed && saved.published_version != null ? `${state}, changed` : state}
        </StatusBadge>
        <Button
          variant="default"
          leftSection={<IconDeviceMobile size={16} stroke={1.75} />}
          onClick={() => onShow('preview')}
        >
          Preview
        </Button>
        <Button variant="default" disabled={!isDirty} loading={isBusy} onClick={editing.save}>
          Save
        </Button>
        <Button disabled={!isDirty && !saved.is_changed} loading={isBusy} onClick={editing.publish}>
          Publish
        </Button>
        <MoreMenu editing={editing} onKeep={() => onShow('keep')} />
      </Group>
    </PageHeader>
  );
}

function MoreMenu({ editing, onKeep }: { editing: QuestionnaireEditorState; onKeep: () => void }) {
  const { saved, edited, isLocked, dropDraft } = editing;
  const navigate = useNavigate();
  const copy = async (): Promise<void> => {
    try {
      const input = { ...inputOf(edited), name: `${edited.name} (copy)`.slice(0, 120), asked_for: [] };
      const made = await request(CreateQuestionnaireDocument, { input, key: crypto.randomUUID() });
      refreshAll(QUESTIONNAIRES);
      void navigate({ to: `/settings/questionnaire/${made.questionnaire_create.id}` });
    } catch (error) {
      reportError(error);
    }
  };
  const exported = async (): Promise<void> => {
    const { toFhir } = await import('../../rules/fhir/to-fhir.ts');
    const head = { ...edited, is_published: saved.published_version != null && !saved.is_changed };
    const json = JSON.stringify(toFhir(head, edited), null, 2);
    saveFile(new Blob([json], { type: 'application/fhir+json' }), `${edited.name}.fhir.json`);
  };
  const { remove } = useDelete({
    ask: () => ({
      title: 'Delete this questionnaire?',
      message: 'It can no longer be sent. Existing answers stay on file.',
    }),
    run: () => request(DeleteQuestionnaireDocument, { id: saved.id }),
    done: 'Questionnaire deleted',
    refreshes: QUESTIONNAIRES,
    onDone: () => {
      dropDraft();
      void navigate({ to: '/settings/questionnaire' });
    },
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" aria-label="More" px="xs">
          <IconDots size={16} stroke={1.75} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void exported()}>Export as FHIR</Menu.Item>
        <Menu.Item onClick={() => void copy()}>Copy</Menu.Item>
        {!isLocked && <Menu.Item onClick={onKeep}>Save as group</Menu.Item>}
        {!isLocked && (
          <Menu.Item color="red" onClick={() => remove(saved)}>
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
