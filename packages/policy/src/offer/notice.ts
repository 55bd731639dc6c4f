import { addHours } from '../time';

/** How long before its start a charter has to be reserved, in hours of elapsed time. Administrators are exempt. */
export const NOTICE_HOURS = 36;

/** The first instant at which a charter reserved now may start. */
export function earliestStart(now: Date, noticeHours: number = NOTICE_HOURS): Date {
  return addHours(now, noticeHours);
}

/** Whether a charter reserved now may start at `start`; exactly the hours of notice are enough. */
export function hasNotice(now: Date, start: Date, noticeHours: number = NOTICE_HOURS): boolean {
  return start.getTime() >= earliestStart(now, noticeHours).getTime();
}
