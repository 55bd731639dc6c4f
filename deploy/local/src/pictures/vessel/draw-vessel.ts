import type { Vessel } from '../types';
import { bowrider } from './bowrider';
import { catamaran } from './catamaran';
import { centreConsole } from './centre-console';
import { flybridge } from './flybridge';
import { jetSki } from './jet-ski';
import type { VesselDrawing, VesselKit } from './kit';
import { motorYacht } from './motor-yacht';
import { pontoon } from './pontoon';
import { sailingYacht } from './sailing-yacht';

const DRAWINGS: Record<Vessel, (kit: VesselKit) => VesselDrawing> = {
  'motor-yacht': motorYacht,
  flybridge,
  'sailing-yacht': sailingYacht,
  catamaran,
  pontoon,
  bowrider,
  'jet-ski': jetSki,
  'centre-console': centreConsole,
};

export function drawVessel(vessel: Vessel, kit: VesselKit): VesselDrawing {
  return DRAWINGS[vessel](kit);
}
