/** Where the things of a source are to be found, by the source's name: from the id and, where the notification names one, the path. */
export type NotificationPaths = Readonly<Record<string, (passId: string, path: string | null) => string>>;

/** Where a click on a notification leads: to what the notification names, else to where its source's things are. */
export function notificationUrl(
  notification: { microservice_name: string; pass_id: string; path: string | null },
  paths: NotificationPaths,
): string {
  const { microservice_name: source, pass_id, path } = notification;
  const own = Object.hasOwn(paths, source) ? paths[source] : undefined;
  return own?.(pass_id, path) ?? path ?? '/dashboard';
}
