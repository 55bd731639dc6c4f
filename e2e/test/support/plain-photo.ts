import sharp from 'sharp';

/** A photo of one colour, as a browser takes it from a disk or a camera. */
export async function plainPhoto(name: string, background = '#0f5b75') {
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}
