import { glass, glow, hullOf, lamp, rail, vesselPaints } from './kit';
import type { VesselDrawing, VesselKit } from './kit';
import { sailor, sails } from './sails';

const HULL = 'M18 14L-6 -22L40 -34L46 -58L92 -66L100 -94C400 -98 760 -112 990 -122C996 -70 990 -20 982 14Z';
const FAR_HULL = 'M300 14L330 -100L1026 -116C1031 -70 1026 -26 1018 8Z';
const SALOON = 'M258 -116L272 -168C420 -182 560 -178 640 -144C672 -130 690 -122 700 -116Z';
const PORTS = 'M330 -76H560L548 -58H324ZM610 -80H720L712 -64H604Z';

/** About 13 metres, two hulls, sailing. */
export function catamaran(kit: VesselKit): VesselDrawing {
  const { paint } = kit;
  const solid = `${vesselPaints(kit, 116)}
    <path d="${FAR_HULL}" fill="${paint('#c4c9ce', 0.2)}"/>
    <path d="M700 -96L1000 -110V-78L720 -60Z" fill="${paint('#3b444d', 0.2)}" opacity="0.7"/>
    <path d="M120 -96L134 -176H262L236 -98Z" fill="${paint('#2a2f38', 0.4)}"/>
    <path d="M130 -96V-122Q132 -130 142 -130H216V-96Z" fill="url(#cushion)"/>
    <path d="M226 -94L252 -176C420 -194 574 -192 664 -152C716 -130 748 -118 772 -110Z" fill="url(#white)"/>
    ${glass(SALOON)}<path d="M384 -116L392 -176M510 -116L512 -175M606 -117L596 -160" stroke="${paint('#ffffff', 0.85)}" stroke-width="5"/>
    <path d="M64 -182C220 -202 520 -206 606 -184L566 -172L78 -170Z" fill="url(#white)"/><path d="M64 -182L78 -170L566 -172L606 -184L560 -178L90 -176Z" fill="url(#under)"/>
    <path d="M92 -94L100 -172H110L104 -94Z" fill="url(#white)"/>
    ${sailor(kit, 300, -196, '#f2f4f6', 0.85)}
    <path d="M250 -194V-216Q252 -224 262 -224H284V-194ZM338 -198L352 -234L384 -232L392 -200Z" fill="url(#white)"/>
    ${rail(
      kit,
      [
        [110, -95],
        [230, -96],
      ],
      40,
      { gap: 40, wires: 1 },
    )}
    ${hullOf(kit, HULL, { strake: 'M98 -86C400 -90 760 -104 990 -114' })}
    ${glass(PORTS)}
    <path d="M-6 -22H40M40 -36H94" stroke="${paint('#b98a54', 0.9)}" stroke-width="5"/>
    ${rail(
      kit,
      [
        [700, -110],
        [840, -115],
        [984, -122],
      ],
      40,
      { gap: 70, wires: 1 },
    )}
    ${sails(kit, {
      mast: [
        [556, -190],
        [548, -1300],
      ],
      boom: [120, -262],
      stay: [
        [930, -122],
        [552, -1180],
      ],
      clew: [604, -214],
      roach: 84,
    })}`;
  const lights = `${glow(kit, SALOON, 0.62)}${glow(kit, PORTS, 0.5)}${glow(kit, 'M120 -98L136 -174H258L234 -98Z', 0.45)}${lamp(kit, 548, -1326, '#ffffff', 5)}${lamp(kit, 986, -130, '#7dffb0', 5)}`;
  return { solid, lights, waterFrom: 16, waterTo: 984, span: 0.335, wake: 0.14 };
}
