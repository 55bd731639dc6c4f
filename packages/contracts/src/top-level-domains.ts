/** Those of countries, and the old ones: two letters each, as ISO 3166 and IANA assign them. */
const COUNTRIES = `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz
ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge
gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn
kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne
nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm
sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws
ye yt za zm zw`;
/** Those that nothing but an address ends in, even after an initial or with a blank before the dot. */
const UNMISTAKABLE = `com net org info biz app dev xyz online site website email mobi io`;
/** More of those in which anybody can register. */
const OPEN = `edu gov shop store click link top icu vip club live name pro tel mil int aero coop museum academy agency apartments art associates auction band bar bargains beauty beer best bet bike bingo blog boats
boutique broker builders business buzz cab cafe cam camera camp capital cards care career cash casino catering center chat
cheap church city cleaning clinic clothing cloud coach codes coffee community company computer condos construction
consulting contact cool coupons courses credit cruises dance date dating day deals delivery democrat dental design diamonds
digital direct directory discount doctor dog domains download earth education energy engineer enterprises equipment estate
events exchange expert exposed express fail family fan farm fashion finance financial fish fishing fit fitness flights
florist football forsale foundation fun fund furniture futbol fyi gallery game games garden gift gifts gives glass global
gold golf graphics gratis green group guide guru hair haus health help hockey holdings holiday homes horse hospital host
house how inc industries ink institute insure international investments jetzt jewelry kaufen kitchen kiwi land lat law
lawyer lease legal lgbt life lighting limited limo llc loan loans lol london love ltd luxury maison management market
marketing mba media meet memorial men menu mom moda money monster mortgage movie navy network news ninja now nyc one ooo
page paris partners parts party pet pets photo photography photos pics pictures pink pizza place plumbing plus poker porn
press productions promo properties property protection pub quebec quest realty recipes red rehab reise reisen rent rentals
repair report republican rest restaurant review reviews rip rocks rodeo run sale salon school science security services
sex sexy shoes show singles ski skin soccer social software solar solutions space sport storage stream studio style sucks
supplies supply support surf surgery systems tattoo tax taxi team tech technology tennis theater tickets tienda tips tires
today tokyo tools toronto tours town toys trade trading training travel tube university uno vacations ventures vet viajes
video villas vin vision vodka vote voyage watch web wedding wiki wine win work works world wtf yachts yoga zip zone`;
/** Of RFC 2606 and 7686: nobody registers there, and programs make links of them all the same. */
const RESERVED = 'example test localhost onion';
/** In other scripts: those of countries, and open ones. */
const OTHER_SCRIPTS = `рф бг укр срб бел мкд мон қаз ею рус онлайн сайт дети орг ком ελ ευ 中国 中國 香港 台灣 台湾 新加坡 澳門 公司
网络 网址 在线 网站 商店 商城 みんな コム 한국 닷컴 닷넷 भारत कॉम संगठन ไทย คอม السعودية مصر امارات الجزائر المغرب ایران عمان سورية
تونس فلسطين قطر الاردن بازار شبكة موقع كوم קום ישראל გე հայ`;

const listOf = (names: string) => names.split(/\s+/);
const unmistakable: ReadonlySet<string> = new Set(listOf(UNMISTAKABLE));
const known: ReadonlySet<string> = new Set([UNMISTAKABLE, COUNTRIES, OPEN, RESERVED, OTHER_SCRIPTS].flatMap(listOf));

/** Whether addresses of hosts end in this, whatever its case. Brands, in which nobody else can register, are not among them. */
export function isTopLevelDomain(label: string): boolean {
  const lower = label.toLowerCase();
  return known.has(lower) || lower.startsWith('xn--');
}

/** Whether nothing but the address of a host ends in this. */
export function isUnmistakableDomain(label: string): boolean {
  return unmistakable.has(label.toLowerCase());
}
