import { z } from 'zod';

/** The key of a picture of this charter, as `POST /api/bookings/:id/pictures` answers it. */
export const charterPicture = z
  .string()
  .regex(/^charter-pictures\/[a-zA-Z0-9-]+\.jpg$/, 'Not a picture that was uploaded for this charter');
