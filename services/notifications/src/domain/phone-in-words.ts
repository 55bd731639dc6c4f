/** A phone number as people here write it, "+1 416-555-0107"; numbers of other countries stay as they are stored. */
export function phoneInWords(phone: string): string {
  return phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1-$2-$3');
}
