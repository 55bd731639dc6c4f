import sharp from 'sharp';

/** The accepted formats. Everything else that libvips can open, SVG above all, stays disabled. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'];

/** Sets up picture processing for this process: one thread per picture, no cache, and only the accepted formats. */
export function prepareSharp(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS.map((format) => `VipsForeignLoad${format}`) });
}
