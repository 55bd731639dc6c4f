import {
  arrivalInWords,
  boardingPlaceInWords,
  earlyArrivalInWords,
  mapLink,
  type Boarding,
} from '@harbourline/policy/words';
import type { Values } from '../placeholders/placeholders';

/** Where and how the boat of a charter is boarded, and how early, as its owner says now; without a word of theirs, how early alone. */
export function boardingValues(boarding: Boarding | null | undefined, city: string): Values {
  const arrival = arrivalInWords(boarding);
  if (!boarding) return { arrival };
  return {
    arrival,
    boardingPlace: boardingPlaceInWords(boarding),
    boardingDock: boarding.dock,
    boardingParking: boarding.parking,
    boardingMap: mapLink(boarding, city),
    earlyArrivalTime: earlyArrivalInWords(boarding),
  };
}
