/** A format of dates for each zone in which they are shown: to make one takes a hundred times as long as to use it. */
export function zonedFormat(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const known = made.get(zone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: zone });
    made.set(zone, format);
    return format;
  };
}
