import { boardingPlaceInWords, earlyArrivalInWords, mapLink, type Boarding } from '@harbourline/policy/words';
import type { Values } from '../placeholders/placeholders';

/** Where and how the boat of a charter is boarded, and how early, as its owner says now. */
export function boardingValues(boarding: Boarding): Values {
  return {
    boardingPlace: boardingPlaceInWords(boarding),
    boardingDock: boarding.dock,
    boardingParking: boarding.parking,
    boardingMap: mapLink(boarding),
    earlyArrivalTime: earlyArrivalInWords(boarding),
  };
}
