export { drawHero } from './draw-hero';
export { drawPicture } from './draw-picture';
export type { PictureOrder } from './draw-picture';
export { CITIES, HOURS, VESSELS, VIEWS } from './types';
export type { Hour, Vessel, View } from './types';
