/** In which pictures of boats come, in pixels. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
