import { addHours } from './time';
import type { Status } from './transitions';

/** How long after its end pictures of a charter can be uploaded. */
export const CHARTER_PICTURE_DAYS = 14;
/** How many pictures there are of one charter. */
export const MOST_CHARTER_PICTURES = 60;
/** How many of them one person has uploaded: nobody takes the places of the others. */
export const MOST_CHARTER_PICTURES_OF_ONE = 30;

/** Until when the people of a charter can upload pictures of it; null where it is not confirmed, or not any more. */
export function charterPicturesUntil({ status, end }: { status: Status; end: Date }): Date | null {
  if (status !== 'confirmed' && status !== 'completed') return null;
  return addHours(end, CHARTER_PICTURE_DAYS * 24);
}

/** Whether somebody can upload so many pictures more, with those that are there of the charter and of them. */
export function charterPicturesFit({ more, there, own }: { more: number; there: number; own: number }): boolean {
  return there + more <= MOST_CHARTER_PICTURES && own + more <= MOST_CHARTER_PICTURES_OF_ONE;
}
