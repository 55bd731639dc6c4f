// SQL that makes up people and boats: the same for each service that keeps some, and as many of a kind, whatever the size.
const FIRST =
  `Olivia Noah Amelia Liam Charlotte Theo Sofia Jack Chloe William Mia Benjamin Zoe Lucas Emma Samuel Alice Nathan
  Juliette Thomas Camila Mateo Valentina Diego Lucia Santiago Renata Emiliano Ximena Leonardo Priya Arjun Mei Wei Fatima Omar
  Aisha Yusuf Ingrid Lars Freya Anton Greta Hugo Isla Rory Moira Callum Orla Declan Hannah Ruth Esther Caleb Naomi Judith Silas
  Miriam Ezra Tamar`.split(/\s+/);
const LAST =
  `Tremblay Smith Gagnon Brown Roy Wilson Cote Martin Bouchard Campbell Gauthier MacDonald Morin Johnson Lavoie Taylor
  Fortin Anderson Gagne Jones Ouellet Miller Pelletier Thompson Belanger Moore Levesque White Bergeron Scott Leblanc Clark Girard
  Stewart Simard Young Boucher Hall Caron Mitchell Beaulieu Hernandez Cloutier Garcia Dube Martinez Poirier Lopez Fournier Gonzalez
  Lapointe Perez Leclerc Sanchez Lefebvre Ramirez Poulin Torres Thibault Flores Nguyen Chen Patel Singh Kaur Wong Chan Khan Ahmed
  Silva Kowalski Nowak Ivanov Petrov Schmidt Weber Rossi Ferrari Haddad Mansour`.split(/\s+/);
const LIGHT =
  `Northern Silver Morning Gentle Blue Distant Golden Quiet Amber Crimson Restless Ivory Bright Winter Summer Coral Misty
  Velvet Copper Emerald`.split(/\s+/);
const NAMES =
  `Light Tern Heron Current Horizon Compass Meridian Harbour Lantern Passage Breeze Spirit Wave Anchor Voyager Gull
  Legend Anthem Dancer Mariner Jewel Echo Promise Symphony Drifter Falcon Crown Ranger Whisper Venture`.split(/\s+/);
const MODELS =
  `Sea Ray Sundancer,Azimut 55,Sunseeker Manhattan,Sea Ray Fly,Prestige 460,Beneteau Antares,Sea Ray Sundeck,Jeanneau
  Leader,Princess V48,Sea Ray Venture`
    .replace(/\s+/g, ' ')
    .split(',');

/** Five people in any size are called so, and nobody else. */
export const RARE_PERSON = 'Zebulon Quillfeather';
/** A hundred bookings in any size are of the boat that is called so. */
export const RARE_BOAT = 'Zanzibar';

const array = (texts) => `(ARRAY['${texts.join("', '")}'])`;
const nth = (texts, at) => `${array(texts)}[1 + (${at})::int % ${texts.length}]`;

/** What the user with a number is called and how they are reached; `count` is how many there are. */
export function person(n, count) {
  const first = nth(FIRST, n);
  const last = nth(LAST, `${n} / ${FIRST.length} + ${n}`);
  const rare = `${n} % ${count / 5} = ${count / 10}`;
  return {
    fullName: `CASE WHEN ${rare} THEN '${RARE_PERSON}' ELSE ${first} || ' ' || ${last} END`,
    email: `lower(CASE WHEN ${rare} THEN '${RARE_PERSON.replace(' ', '.')}' ELSE ${first} || '.' || ${last} END)
      || ${n} || '@' || ${nth(['example.com', 'mail.example', 'sails.example'], n)}`,
    phone: `'+1416' || lpad((${n})::text, 7, '0')`,
  };
}

/** What the boat with a number is called; every second one is of the same make. */
export function boat(n) {
  return {
    name: `CASE WHEN ${n} = 7 THEN '${RARE_BOAT}' ELSE ${nth(LIGHT, `${n} / ${NAMES.length}`)} || ' ' || ${nth(NAMES, n)} END`,
    model: `CASE WHEN ${n} = 7 THEN 'Dhow' ELSE ${nth(MODELS, n)} END`,
  };
}
