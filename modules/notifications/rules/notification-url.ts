// Where a source's things are to be found, when a notification does not say it itself.
const HOMES: Readonly<Record<string, string>> = {
  Tasks: '/tasks/index',
  'Patient Request': '/dashboard',
  Settings: '/settings/index',
};

/** Where a click on a notification leads: the calendar, the message, or what it is about. */
export function notificationUrl(notification: {
  microservice_name: string;
  pass_id: string;
  path: string | null;
}): string {
  const { microservice_name: source, pass_id, path } = notification;
  if (source === 'calendar') return '/scheduling/index';
  if (source === 'Message') return `/securemessage/${encodeURIComponent(pass_id)}`;
  return path ?? HOMES[source] ?? '/dashboard';
}
