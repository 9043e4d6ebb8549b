export { checkNotice, noticeLimits, type Channel, CHANNELS, type NoticeProblem } from './check-notice.ts';
export { fillNotice, NOTICE_VARIABLES, type NoticeVariable } from './fill-notice.ts';
