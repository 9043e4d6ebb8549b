import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { OnlineMeetingOfEventDocument } from './calendar.operations.gen.ts';
import { meetingState } from './meeting-words.ts';

/** A button that joins an event's online meeting; renders nothing if there is none. */
export function JoinMeetingButton({ eventId }: { eventId: string }) {
  const { data } = useApiQuery(
    OnlineMeetingOfEventDocument,
    { event_id: eventId },
    { enabled: can('meetings.view'), quiet: true },
  );
  useLive('meetings.meeting-changed', () => refreshQueries('calendar', 'OnlineMeetingOfEvent'));
  const size = usePhone() ? 'sm' : 'compact-sm';
  const meeting = data?.onlineMeeting;
  if (meeting == null || meeting.state === 'ended') return null;
  const icon = <IconVideo size={16} stroke={1.75} />;
  if (meeting.join_url === null) {
    return (
      <Button size={size} variant="default" leftSection={icon} disabled>
        Meeting: {meetingState(meeting).word.toLowerCase()}
      </Button>
    );
  }
  return (
    <Button
      component="a"
      href={meeting.join_url}
      target="_blank"
      rel="noreferrer"
      size={size}
      variant="light"
      leftSection={icon}
    >
      Join meeting
    </Button>
  );
}
