export interface Film {
  /** What its files in public/videos are called. */
  name: string;
  title: string;
  text: string;
}

export const films: readonly Film[] = [
  { name: 'leaving-the-harbour', title: 'Leaving the harbor', text: 'Past the skyline and out onto the lake.' },
  { name: 'toronto-at-dusk', title: 'Toronto at dusk', text: 'The towers as the lights come on.' },
  { name: 'montreal-at-dawn', title: 'Montreal at dawn', text: 'The river while the city is still asleep.' },
  { name: 'cancun-at-noon', title: 'Cancun at noon', text: 'Turquoise water under a high sun.' },
  { name: 'under-sail', title: 'Under sail', text: 'A quiet reach in the last of the light.' },
];
