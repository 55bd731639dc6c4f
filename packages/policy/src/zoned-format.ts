/** A format of dates for each zone in which they are shown: to make one takes a hundred times as long as to use it. Throws RangeError for an unknown zone. */
export function zonedFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-CA',
): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = made.get(zone);
    if (known) return known;
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    made.set(zone, format);
    return format;
  };
}
