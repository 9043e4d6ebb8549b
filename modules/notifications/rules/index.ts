export { SOURCE_COLOURS } from './source-colours.ts';
export { shortened, SHOWN_LENGTH } from './shortened.ts';
export { notificationUrl, type NotificationPaths } from './notification-url.ts';
