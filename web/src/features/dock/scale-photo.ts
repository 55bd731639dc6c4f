import { problemOfFile } from '../../shared/photos/photo-file';

/** No photo is kept, or sent, with a longer edge: enough to see a scratch, and little on a bad line. */
const LONGEST_EDGE = 2400;
const QUALITY = 0.85;

/**
 * A photo as it is kept and sent: a JPEG of moderate size, without what the camera has noted about the place. Where the
 * browser cannot do that it stays as it is, and the server does. @returns null for what is no photo that can be sent.
 */
export async function scalePhoto(file: File): Promise<Blob | null> {
  const smaller = await redrawn(file).catch(() => null);
  if (smaller) return smaller;
  if (problemOfFile(file)) return null;
  // In memory: a phone may forget a file that its camera has made for the page.
  return new Blob([await file.arrayBuffer()], { type: file.type });
}

async function redrawn(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const brush = canvas.getContext('2d');
    if (!brush) return null;
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } finally {
    picture.close();
  }
}
