import sharp from 'sharp';

/** The formats that are taken. Everything else that libvips can open, SVG above all, stays closed. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'];

/** Sets up picture processing for this process: one thread a picture, no cache, and only the formats that are taken. */
export function prepareSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((format) => `VipsForeignLoad${format}`) });
}
