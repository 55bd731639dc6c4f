/** Within how many days of learning of it a known vulnerability is out of the product; docs/security.md says so too. */
export const DAYS_TO_UPDATE = { critical: 2, high: 7, moderate: 30, low: 90 };
/** The longest that packages go without being brought up to date when nothing is known against them. */
export const DAYS_BETWEEN_UPDATES = 180;

const DAY_MS = 24 * 3_600_000;
const daysBetween = (from, until) => Math.floor((Date.parse(until) - Date.parse(from)) / DAY_MS);

/**
 * What is wrong with our packages.
 * @param vulnerabilities those that `npm audit --json` tells of, by package
 * @param known scripts/known-vulnerabilities.json: when packages were brought up to date last, and for each advisory the
 * day on which we learned of it
 * @param today a date
 */
export function judgeUpdates(vulnerabilities, { updatedOn, advisories }, today) {
  const found = advisoriesIn(vulnerabilities);
  const age = daysBetween(updatedOn, today);
  return [
    ...[...found].flatMap(([url, advisory]) => judgeAdvisory(url, advisory, advisories[url], today)),
    ...Object.keys(advisories)
      .filter((url) => !found.has(url))
      .map((url) => `${url} is not found any more: take it out of scripts/known-vulnerabilities.json`),
    ...(age > DAYS_BETWEEN_UPDATES ? [`Packages were brought up to date ${age} days ago`] : []),
  ];
}

/** A package that only uses one with a vulnerability names that one; the advisory stands at the other. */
function advisoriesIn(vulnerabilities) {
  const via = Object.values(vulnerabilities).flatMap((vulnerability) => vulnerability.via);
  return new Map(via.filter((each) => typeof each === 'object').map((advisory) => [advisory.url, advisory]));
}

function judgeAdvisory(url, { name, severity }, learnedOn, today) {
  const what = `${name} has a known vulnerability (${severity}, ${url})`;
  if (!learnedOn) return [`${what}: update it, or note the day in scripts/known-vulnerabilities.json`];
  const days = DAYS_TO_UPDATE[severity] ?? DAYS_TO_UPDATE.low;
  const age = daysBetween(learnedOn, today);
  return age > days ? [`${what}: known for ${age} days, and ${days} are allowed`] : [];
}
