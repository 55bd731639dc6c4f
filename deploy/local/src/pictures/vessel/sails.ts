import { gradient } from './kit';
import type { VesselKit } from './kit';

type Point = readonly [x: number, y: number];

export interface Rig {
  /** Foot and top of the mast. */
  mast: readonly [foot: Point, top: Point];
  /** Outer end of the boom. */
  boom: Point;
  /** Foot and top of the forestay. */
  stay: readonly [foot: Point, top: Point];
  /** The headsail's clew. */
  clew: Point;
  /** How much the leech curves out, in units. */
  roach: number;
}

/** Mainsail and headsail drawing well in a light wind, with seams, battens, spars and stays. */
export function sails(kit: VesselKit, { mast, boom, stay, clew, roach }: Rig): string {
  const { paint } = kit;
  const [[footX, footY], [topX, topY]] = mast;
  const tack: Point = [footX, boom[1] - 6];
  const head: Point = [topX - 2, topY + 26];
  const main = `M${footX - 4} ${tack[1]}C${footX - 14} ${(tack[1] + head[1]) / 2} ${topX - 8} ${head[1] + 200} ${head[0] - 4} ${head[1]}L${head[0] - 34} ${head[1] + 6}C${head[0] - 150 - roach} ${head[1] + (boom[1] - head[1]) * 0.42} ${boom[0] - roach * 0.5} ${boom[1] - 260} ${boom[0] + 10} ${boom[1] - 10}Q${(boom[0] + footX) / 2} ${boom[1] + 2} ${footX - 4} ${tack[1]}Z`;
  const [[stayX, stayY], [stayTopX, stayTopY]] = stay;
  const jib = `M${stayX - 8} ${stayY - 16}C${stayX - 90} ${(stayY + stayTopY) * 0.44} ${stayTopX + 110} ${stayTopY + 260} ${stayTopX + 6} ${stayTopY + 30}C${stayTopX - 60} ${stayTopY + 420} ${clew[0] + 8} ${clew[1] - 360} ${clew[0]} ${clew[1]}Q${(clew[0] + stayX) / 2} ${clew[1] + 44} ${stayX - 8} ${stayY - 16}Z`;
  const seams = (sail: [left: number, right: number], from: number, to: number) => {
    let path = '';
    for (let y = from; y > to; y -= (from - to) / 7)
      path += `M${sail[0]} ${Math.round(y - 24)}Q${(sail[0] + sail[1]) / 2} ${Math.round(y + 26)} ${sail[1]} ${Math.round(y - 6)}`;
    return path;
  };
  const cloth = (id: string, x1: number, x2: number) =>
    gradient(
      id,
      [x1, 0, x2, -160],
      [
        [0, paint('#fdf8ee', 0.72)],
        [0.3, paint('#fffdf8', 1)],
        [0.62, paint('#fbf6ec', 0.82)],
        [0.88, paint('#e9e4da', 0.42)],
        [1, paint('#d9d6d2', 0.22)],
      ],
    );
  return `${cloth('main', boom[0], footX)}${cloth('jib', clew[0] - 40, stayX)}
    <clipPath id="mainclip"><path d="${main}"/></clipPath><clipPath id="jibclip"><path d="${jib}"/></clipPath>
    <path d="M8 -84L${topX} ${topY + 6}M${stayX + 8} ${stayY}L${stayTopX} ${stayTopY}M${footX + 4} -88L${topX} ${topY + 190}M${footX - 30} -86L${topX - 4} ${topY + 420}" stroke="${paint('#8b939a', 0.5)}" stroke-width="2" fill="none"/>
    <path d="${main}" fill="url(#main)"/>
    <g clip-path="url(#mainclip)"><path d="${seams([boom[0] - roach - 40, footX], tack[1], head[1])}" stroke="${paint('#9a968e', 0.3)}" stroke-width="1.8" fill="none" opacity="0.42"/>
    <path d="M${footX - 60} ${boom[1]}L${topX - 40} ${topY}L${topX + 60} ${topY}L${footX + 40} ${boom[1]}Z" fill="${paint('#50535c', 0.1)}" opacity="0.16"/></g>
    <path d="M${footX - 7} ${footY}L${topX - 4} ${topY}H${topX + 4}L${footX + 8} ${footY}Z" fill="${paint('#c9cfd4', 0.85)}"/><path d="M${footX + 2} ${footY}L${topX + 2} ${topY}H${topX + 4}L${footX + 8} ${footY}Z" fill="${paint('#5b636b', 0.2)}" opacity="0.7"/>
    <path d="M${footX - 34} ${(footY * 0.58 + topY * 0.42).toFixed(0)}H${footX + 26}M${footX - 28} ${(footY * 0.3 + topY * 0.7).toFixed(0)}H${footX + 20}" stroke="${paint('#aab1b8', 0.6)}" stroke-width="4"/>
    <path d="M${boom[0]} ${boom[1] - 8}L${footX} ${boom[1] - 14}V${boom[1] + 4}L${boom[0]} ${boom[1] + 4}Z" fill="${paint('#dfe3e6', 0.7)}"/>
    <path d="${jib}" fill="url(#jib)"/>
    <g clip-path="url(#jibclip)"><path d="${seams([clew[0] - 60, stayX], stayY, stayTopY)}" stroke="${paint('#9a968e', 0.3)}" stroke-width="1.8" fill="none" opacity="0.42"/>
    <path d="M${stayX} ${stayY - 10}L${stayTopX} ${stayTopY}" stroke="${paint(kit.accent, 0.5)}" stroke-width="15" opacity="0.8"/></g>
    <path d="M${clew[0]} ${clew[1]}L${clew[0] - 130} -96" stroke="${paint('#6f767d', 0.5)}" stroke-width="2"/>
    <path d="M${boom[0] + 40} ${boom[1]}L${boom[0] + 60} -92" stroke="${paint('#6f767d', 0.5)}" stroke-width="2"/>
    <path d="M${topX} ${topY}V${topY - 26}M${topX - 12} ${topY - 8}H${topX + 16}" stroke="${paint('#6f767d', 0.4)}" stroke-width="2"/>`;
}

/** Someone at the wheel or on deck, small: a figure gives the boat her size. */
export function sailor(kit: VesselKit, x: number, y: number, shirt: string, size = 1): string {
  const h = (units: number) => Math.round(units * size * 10) / 10;
  return `<path d="M${x - h(11)} ${y}L${x - h(9)} ${y - h(32)}Q${x - h(10)} ${y - h(58)} ${x} ${y - h(60)}Q${x + h(11)} ${y - h(58)} ${x + h(9)} ${y - h(32)}L${x + h(10)} ${y}Z" fill="${kit.paint(shirt, 0.7)}"/>
    <path d="M${x - h(11)} ${y}L${x - h(9)} ${y - h(30)}H${x + h(9)}L${x + h(10)} ${y}Z" fill="${kit.paint('#39424e', 0.5)}"/>
    <path d="M${x + h(4)} ${y - h(52)}L${x + h(24)} ${y - h(38)}" stroke="${kit.paint('#c79a78', 0.7)}" stroke-width="${h(5)}" stroke-linecap="round"/>
    <circle cx="${x + h(1)}" cy="${y - h(70)}" r="${h(8.5)}" fill="${kit.paint('#c79a78', 0.75)}"/><path d="M${x - h(8)} ${y - h(72)}Q${x} ${y - h(85)} ${x + h(10)} ${y - h(72)}Z" fill="${kit.paint('#e8e3d8', 0.8)}"/>`;
}
