import { AppError } from '@harbourline/service-kit';

/** Refuses a listing with pictures that are not there, not the caller's, in another listing, or in this one twice. */
export function unknownPictures(): AppError {
  const message = 'Please upload the photos of this listing first, each of them once';
  return new AppError('invalid_input', { message, fields: { images: message } });
}
