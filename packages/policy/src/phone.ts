/** The countries in which there are charters: how the digits behind the country code are parted. */
const PLANS: readonly [form: RegExp, parted: string][] = [
  [/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3'],
  [/^\+52(33|55|56|81)(\d{4})(\d{4})$/, '+52 $1 $2 $3'],
  [/^\+52(\d{3})(\d{3})(\d{4})$/, '+52 $1 $2 $3'],
];

/** A phone number (E.164, such as +14165550123) as it is shown everywhere: "+1 416 555 0123". Any other stays as it is. */
export function formatPhone(phone: string): string {
  const [form, parted] = PLANS.find(([each]) => each.test(phone)) ?? [];
  return form && parted ? phone.replace(form, parted) : phone;
}
