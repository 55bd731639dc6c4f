/** Somebody whom a message names. */
export interface Person {
  id: number;
  fullName: string;
  email: string;
  phone: string;
}
