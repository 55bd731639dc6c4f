import { harborAreaIn, type BoatBoarding, type BoatFacts, type BoatView } from '@harbourline/contracts';
import {
  boardingInWords,
  costsInWords,
  earlyArrivalInWords,
  rulesInWords,
  vesselInWords,
  type FactInWords,
} from '@harbourline/policy/words';
import { text } from './facts-words';

interface Said {
  city: BoatView['city'];
  facts?: BoatFacts | undefined;
}

/** A part of what is said of a boat, a line for each thing; nothing where nothing is said. */
export function factsInLines(part: keyof BoatFacts, { city, facts = {} }: Said): string {
  switch (part) {
    case 'area':
      return (facts.area && harborAreaIn(city, facts.area)?.name) ?? '';
    case 'costs':
      return linesOf(costsInWords(facts.costs ?? {}));
    case 'rules':
      return rulesInWords(facts.rules ?? {}).join('\n');
    case 'vessel':
      return linesOf(vesselInWords(facts.vessel ?? {}));
    case 'bring':
      return facts.bring ?? '';
    case 'photos':
      return Object.values(facts.photos ?? {})
        .flatMap((kind) => (kind ? [text(`photoKinds.${kind}`)] : []))
        .join('\n');
  }
}

/** How a boat is boarded, a line for each thing. */
export function boardingInLines(boarding: BoatBoarding): string {
  const { place, minutesBefore, picture } = boarding;
  return linesOf([
    ...boardingInWords(boarding),
    ...(place ? [{ label: text('boarding.place'), value: `${place.latitude}, ${place.longitude}` }] : []),
    ...(minutesBefore === undefined ? [] : [{ label: text('boarding.early'), value: earlyArrivalInWords(boarding) }]),
    ...(picture ? [{ label: text('boarding.picture'), value: picture }] : []),
  ]);
}

function linesOf(rows: readonly FactInWords[]): string {
  return rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
}
