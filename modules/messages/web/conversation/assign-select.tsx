import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { AssignConversationDocument, MessageTeamsDocument } from '../message.operations.gen.ts';
import type { OpenedConversation } from '../use-mailbox.ts';

/** Assigns the conversation to a participating member or a team, which is added. */
export function AssignSelect({ conversation }: { conversation: OpenedConversation }) {
  const { conversationId, participants, assignedToId, assignedTeamId, assignedTo, version } = conversation;
  const read = useApiQuery(MessageTeamsDocument, {}, { quiet: true });
  const teams = read.data?.messageTeams ?? [];
  const assign = (value: string | null): void => {
    const [kind, id = null] = value?.split('/') ?? [];
    const to = kind === 'team' ? { teamId: id } : { userId: id };
    void request(AssignConversationDocument, { originId: conversationId, ...to, version }).then(
      () => refreshQueries('message'),
      (error: unknown) => {
        reportError(error);
        refreshQueries('message');
      },
    );
  };
  const members = participants.filter(({ participantType }) => participantType === 'Doctor');
  // A team that can no longer be chosen is still shown.
  const gone = assignedTeamId !== null && !teams.some(({ id }) => id === assignedTeamId);
  const chosen = assignedTeamId === null ? assignedToId && `member/${assignedToId}` : `team/${assignedTeamId}`;
  return (
    <>
      <Select
        label="Replies"
        size="xs"
        placeholder="None yet"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Unassigned' }}
        value={chosen}
        data={[
          {
            group: 'Participants',
            items: members.map(({ participantId, name }) => ({ value: `member/${participantId}`, label: name })),
          },
          {
            group: 'Team',
            items: [
              ...teams.map(({ id, name }) => ({ value: `team/${id}`, label: name })),
              ...(gone ? [{ value: `team/${assignedTeamId}`, label: assignedTo ?? 'Team' }] : []),
            ],
          },
        ]}
        onChange={assign}
      />
      <ReadHint read={read} label="Teams" />
    </>
  );
}
