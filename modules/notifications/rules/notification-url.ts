/** Link targets by source name: computed from the id and, if the notification has one, the path. */
export type NotificationPaths = Readonly<Record<string, (passId: string, path: string | null) => string>>;

/** Returns the link target of a notification: its own path, or else its source's. */
export function notificationUrl(
  notification: { microservice_name: string; pass_id: string; path: string | null },
  paths: NotificationPaths,
): string {
  const { microservice_name: source, pass_id, path } = notification;
  const own = Object.hasOwn(paths, source) ? paths[source] : undefined;
  return own?.(pass_id, path) ?? path ?? '/dashboard';
}
